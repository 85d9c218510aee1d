'use strict';
// The words of the viewer in three languages, and how a sentence is put together.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const LANGUAGES = {en: 'English', ca: 'Català', es: 'Español'};

  const en = {
    title: 'Match viewer',
    open: 'Open a match',
    close: 'Close the match',
    first: 'To the start',
    last: 'To the end',
    back: 'One round back',
    forward: 'One round on',
    play: 'Play',
    pause: 'Pause',
    animation: 'Animation',
    speed: '{speed} rounds a second',
    speed_one: '1 round a second',
    speed_label: 'Speed',
    help: 'Help',
    round: 'Round',
    language: 'Language',
    slider: 'Round',
    ranking: 'Order by score',
    players: 'Players',
    score: 'Score',
    time: 'CPU time',
    out: 'out',
    seed: 'seed {seed}',
    board: 'Board',
    board_label: 'Board, round {round}. W, A, S and D point at a cell, F follows its unit.',
    charts: 'Charts',
    chart_label: '{name} over the rounds: {values}',
    inspect: 'Cell',
    nothing_pointed: 'Point at a cell.',
    place: 'Row, column',
    follow: 'Follow',
    followed: 'Followed',
    follow_hint: 'unit',
    follow_label: 'Number of the unit to follow',
    stop_following: 'Stop following',
    events: 'In round {round}',
    no_events: 'Nothing but moves.',
    match_over: 'The match is over.',
    no_next: 'The trace ends here.',
    show_place: 'Show the place',
    arrows: 'Orders as arrows',
    letters: 'Numbers and patterns',
    zoom_in: 'Zoom in',
    zoom_out: 'Zoom out',
    fit: 'Whole board',
    save_position: 'Save this round as a configuration',
    save_picture: 'Save a picture',
    reload: 'Load the file again',
    position_saved: 'Saved {file}. Go on from here: ./Game P1 P2 P3 P4 < {file}',
    position_over: 'The match is over in this round: nothing is left to play.',
    picture_saved: 'Saved {file}.',
    welcome: 'Watch a match',
    drop: 'Drop a .res file here, or choose one.',
    choose: 'Choose a file',
    welcome_more:
      'A match is played with ./Game and its trace saved as a .res file (or .res.gz). '
      + 'Nothing leaves this computer.',
    error_not_trace: '{file} is not the trace of a match ({detail}).',
    error_short: '{file} ends before the first board ({detail}).',
    error_version:
      '{file} is of version {version} of {game}, which this viewer does not know ({detail}).',
    error_no_game: '{file} is a match of the game {game}, which this viewer does not know.',
    error_empty: '{file} is empty.',
    error_xz: '{file} is compressed with xz; unpack it first (xz -dk) or use gzip.',
    error_gzip: '{file} cannot be unpacked: it is damaged.',
    error_no_gzip: 'This browser cannot unpack {file}; unpack it first (gunzip).',
    error_unreadable: '{file} cannot be read. If it has changed, choose it again.',
    error_unreachable: '{file} cannot be loaded from here ({detail}).',
    error_from_disk:
      'A page opened from disk may not load {file} by itself: choose it here or drop it.',
    note_cut: 'The trace ends early (line {line}): rounds {from} to {to} are shown.',
    note_damaged:
      'The trace is damaged ({detail}): rounds {from} to {to} are shown. '
      + 'Perhaps a player wrote into it with cout.',
    note_version:
      'This match is of version {version} of {game}, which this viewer does not know: '
      + 'what it shows may be wrong.',
    note_version_stops:
      'This match is of version {version} of {game}, which this viewer does not know. '
      + 'It can show rounds {from} to {to} ({detail}).',
    in_line: 'line {line}',
    found: 'line {line}: {found} does not belong there',
    found_instead: 'line {line}: {found} instead of {expected}',
    no_unit: 'There is no unit {unit}: they have the numbers 0 to {last}.',
    event_leader: '{clan} takes the lead',
    event_out: '{clan} is out',
    at_round: 'round {round}',
    dismiss: 'Dismiss',
    help_title: 'Help',
    help_keys: 'Keys',
    help_mouse: 'Mouse',
    help_signs: 'What is what',
    help_marks: 'Marks above the slider',
    sign_leader: 'a player takes the lead',
    sign_out: 'a player is out',
    k_play: 'Play, pause',
    k_ends: 'To the start, to the end',
    k_one: 'One round back, on',
    k_ten: 'Ten rounds back, on',
    k_speed: 'Slower, faster',
    k_animation: 'Animation on, off',
    k_help: 'This help',
    k_arrows: 'Orders of the round as arrows',
    k_letters: 'Numbers and patterns for the clans',
    k_point: 'Point at a cell (with Shift: five on)',
    k_follow: 'Follow the unit there',
    k_escape: 'Stop following',
    k_zoom: 'Zoom in, out; whole board',
    k_pan: 'Move the board',
    k_save: 'Save the round as .cnf; a picture',
    k_reload: 'Load the file again',
    m_point: 'Point at a cell: what is there',
    m_click: 'Click a unit: follow it',
    m_wheel: 'Wheel: zoom; drag: move the board',
    m_charts: 'Click a chart, a mark or an event to go there',
  };

  const ca = {
    title: 'Visor de partides',
    open: 'Obre una partida',
    close: 'Tanca la partida',
    first: 'Al començament',
    last: 'Al final',
    back: 'Una ronda enrere',
    forward: 'Una ronda endavant',
    play: 'Reprodueix',
    pause: 'Pausa',
    animation: 'Animació',
    speed: '{speed} rondes per segon',
    speed_one: '1 ronda per segon',
    speed_label: 'Velocitat',
    help: 'Ajuda',
    round: 'Ronda',
    language: 'Idioma',
    slider: 'Ronda',
    ranking: 'Ordre per puntuació',
    players: 'Jugadors',
    score: 'Puntuació',
    time: 'Temps de CPU',
    out: 'out',
    seed: 'llavor {seed}',
    board: 'Tauler',
    board_label:
      'Tauler, ronda {round}. W, A, S i D assenyalen una cel·la, F en segueix la unitat.',
    charts: 'Gràfics',
    chart_label: '{name} al llarg de les rondes: {values}',
    inspect: 'Cel·la',
    nothing_pointed: 'Assenyaleu una cel·la.',
    place: 'Fila, columna',
    follow: 'Segueix',
    followed: 'Seguida',
    follow_hint: 'unitat',
    follow_label: 'Número de la unitat que cal seguir',
    stop_following: 'Deixa de seguir',
    events: 'A la ronda {round}',
    no_events: 'Només moviments.',
    match_over: "La partida s'ha acabat.",
    no_next: "La traça s'acaba aquí.",
    show_place: 'Mostra el lloc',
    arrows: 'Ordres amb fletxes',
    letters: 'Números i trames',
    zoom_in: 'Amplia',
    zoom_out: 'Redueix',
    fit: 'Tot el tauler',
    save_position: 'Desa aquesta ronda com a configuració',
    save_picture: 'Desa una imatge',
    reload: 'Torna a carregar el fitxer',
    position_saved: "S'ha desat {file}. Per continuar des d'aquí: ./Game P1 P2 P3 P4 < {file}",
    position_over: "La partida s'ha acabat en aquesta ronda: no queda res per jugar.",
    picture_saved: "S'ha desat {file}.",
    welcome: 'Mireu una partida',
    drop: 'Deixeu anar aquí un fitxer .res, o trieu-ne un.',
    choose: 'Tria un fitxer',
    welcome_more:
      'Una partida es juga amb ./Game i la seva traça es desa com a fitxer .res (o '
      + ".res.gz). Res no surt d'aquest ordinador.",
    error_not_trace: '{file} no és la traça de cap partida ({detail}).',
    error_short: "{file} s'acaba abans del primer tauler ({detail}).",
    error_version:
      '{file} és de la versió {version} de {game}, que aquest visor no coneix ({detail}).',
    error_no_game: '{file} és una partida del joc {game}, que aquest visor no coneix.',
    error_empty: '{file} és buit.',
    error_xz: '{file} està comprimit amb xz; descomprimiu-lo abans (xz -dk) o useu gzip.',
    error_gzip: '{file} no es pot descomprimir: està malmès.',
    error_no_gzip: 'Aquest navegador no pot descomprimir {file}; feu-ho abans (gunzip).',
    error_unreadable: '{file} no es pot llegir. Si ha canviat, torneu-lo a triar.',
    error_unreachable: "{file} no es pot carregar des d'aquí ({detail}).",
    error_from_disk:
      'Una pàgina oberta des del disc no pot carregar {file} tota sola: trieu-lo aquí o '
      + 'deixeu-lo anar.',
    note_cut: "La traça s'acaba abans d'hora (línia {line}): es mostren les rondes {from} a {to}.",
    note_damaged:
      'La traça està malmesa ({detail}): es mostren les rondes {from} a {to}. '
      + 'Potser un jugador hi ha escrit amb cout.',
    note_version:
      'Aquesta partida és de la versió {version} de {game}, que aquest visor no coneix: '
      + 'el que es mostra pot no ser correcte.',
    note_version_stops:
      'Aquesta partida és de la versió {version} de {game}, que aquest visor no coneix. '
      + 'En pot mostrar les rondes {from} a {to} ({detail}).',
    in_line: 'línia {line}',
    found: 'línia {line}: {found} no hi ha de ser',
    found_instead: 'línia {line}: {found} en lloc de {expected}',
    no_unit: 'No hi ha cap unitat {unit}: tenen els números de 0 a {last}.',
    event_leader: '{clan} passa al davant',
    event_out: '{clan} queda fora',
    at_round: 'ronda {round}',
    dismiss: "D'acord",
    help_title: 'Ajuda',
    help_keys: 'Tecles',
    help_mouse: 'Ratolí',
    help_signs: 'Què és què',
    help_marks: 'Marques sobre el control de rondes',
    sign_leader: 'un jugador passa al davant',
    sign_out: 'un jugador queda fora',
    k_play: 'Reprodueix, pausa',
    k_ends: 'Al començament, al final',
    k_one: 'Una ronda enrere, endavant',
    k_ten: 'Deu rondes enrere, endavant',
    k_speed: 'Més a poc a poc, més de pressa',
    k_animation: 'Animació sí, no',
    k_help: 'Aquesta ajuda',
    k_arrows: 'Ordres de la ronda amb fletxes',
    k_letters: 'Números i trames per als clans',
    k_point: 'Assenyala una cel·la (amb majúscules: cinc enllà)',
    k_follow: 'Segueix la unitat que hi ha',
    k_escape: 'Deixa de seguir',
    k_zoom: 'Amplia, redueix; tot el tauler',
    k_pan: 'Mou el tauler',
    k_save: 'Desa la ronda com a .cnf; una imatge',
    k_reload: 'Torna a carregar el fitxer',
    m_point: 'Assenyaleu una cel·la: què hi ha',
    m_click: 'Cliqueu una unitat: seguiu-la',
    m_wheel: 'Roda: amplia; arrossega: mou el tauler',
    m_charts: 'Cliqueu un gràfic, una marca o un fet per anar-hi',
  };

  const es = {
    title: 'Visor de partidas',
    open: 'Abrir una partida',
    close: 'Cerrar la partida',
    first: 'Al principio',
    last: 'Al final',
    back: 'Una ronda atrás',
    forward: 'Una ronda adelante',
    play: 'Reproducir',
    pause: 'Pausa',
    animation: 'Animación',
    speed: '{speed} rondas por segundo',
    speed_one: '1 ronda por segundo',
    speed_label: 'Velocidad',
    help: 'Ayuda',
    round: 'Ronda',
    language: 'Idioma',
    slider: 'Ronda',
    ranking: 'Orden por puntuación',
    players: 'Jugadores',
    score: 'Puntuación',
    time: 'Tiempo de CPU',
    out: 'out',
    seed: 'semilla {seed}',
    board: 'Tablero',
    board_label: 'Tablero, ronda {round}. W, A, S y D señalan una celda, F sigue a su unidad.',
    charts: 'Gráficos',
    chart_label: '{name} a lo largo de las rondas: {values}',
    inspect: 'Celda',
    nothing_pointed: 'Señala una celda.',
    place: 'Fila, columna',
    follow: 'Seguir',
    followed: 'Seguida',
    follow_hint: 'unidad',
    follow_label: 'Número de la unidad que se sigue',
    stop_following: 'Dejar de seguir',
    events: 'En la ronda {round}',
    no_events: 'Solo movimientos.',
    match_over: 'La partida ha terminado.',
    no_next: 'La traza termina aquí.',
    show_place: 'Mostrar el lugar',
    arrows: 'Órdenes con flechas',
    letters: 'Números y tramas',
    zoom_in: 'Acercar',
    zoom_out: 'Alejar',
    fit: 'Todo el tablero',
    save_position: 'Guardar esta ronda como configuración',
    save_picture: 'Guardar una imagen',
    reload: 'Volver a cargar el fichero',
    position_saved: 'Guardado {file}. Para seguir desde aquí: ./Game P1 P2 P3 P4 < {file}',
    position_over: 'La partida ha terminado en esta ronda: no queda nada por jugar.',
    picture_saved: 'Guardado {file}.',
    welcome: 'Mira una partida',
    drop: 'Suelta aquí un fichero .res, o elige uno.',
    choose: 'Elegir un fichero',
    welcome_more:
      'Una partida se juega con ./Game y su traza se guarda como fichero .res (o '
      + '.res.gz). Nada sale de este ordenador.',
    error_not_trace: '{file} no es la traza de una partida ({detail}).',
    error_short: '{file} termina antes del primer tablero ({detail}).',
    error_version:
      '{file} es de la versión {version} de {game}, que este visor no conoce ({detail}).',
    error_no_game: '{file} es una partida del juego {game}, que este visor no conoce.',
    error_empty: '{file} está vacío.',
    error_xz: '{file} está comprimido con xz; descomprímelo antes (xz -dk) o usa gzip.',
    error_gzip: '{file} no se puede descomprimir: está dañado.',
    error_no_gzip: 'Este navegador no puede descomprimir {file}; hazlo antes (gunzip).',
    error_unreadable: '{file} no se puede leer. Si ha cambiado, elígelo otra vez.',
    error_unreachable: '{file} no se puede cargar desde aquí ({detail}).',
    error_from_disk:
      'Una página abierta desde el disco no puede cargar {file} por sí sola: elígelo '
      + 'aquí o suéltalo.',
    note_cut:
      'La traza termina antes de tiempo (línea {line}): se muestran las rondas {from} a {to}.',
    note_damaged:
      'La traza está dañada ({detail}): se muestran las rondas {from} a {to}. '
      + 'Quizá un jugador ha escrito en ella con cout.',
    note_version:
      'Esta partida es de la versión {version} de {game}, que este visor no conoce: '
      + 'lo que se muestra puede no ser correcto.',
    note_version_stops:
      'Esta partida es de la versión {version} de {game}, que este visor no conoce. '
      + 'Puede mostrar las rondas {from} a {to} ({detail}).',
    in_line: 'línea {line}',
    found: 'línea {line}: {found} no debería estar ahí',
    found_instead: 'línea {line}: {found} en lugar de {expected}',
    no_unit: 'No hay ninguna unidad {unit}: tienen los números de 0 a {last}.',
    event_leader: '{clan} se pone en cabeza',
    event_out: '{clan} queda fuera',
    at_round: 'ronda {round}',
    dismiss: 'Vale',
    help_title: 'Ayuda',
    help_keys: 'Teclas',
    help_mouse: 'Ratón',
    help_signs: 'Qué es qué',
    help_marks: 'Marcas sobre el control de rondas',
    sign_leader: 'un jugador se pone en cabeza',
    sign_out: 'un jugador queda fuera',
    k_play: 'Reproducir, pausa',
    k_ends: 'Al principio, al final',
    k_one: 'Una ronda atrás, adelante',
    k_ten: 'Diez rondas atrás, adelante',
    k_speed: 'Más lento, más rápido',
    k_animation: 'Animación sí, no',
    k_help: 'Esta ayuda',
    k_arrows: 'Órdenes de la ronda con flechas',
    k_letters: 'Números y tramas para los clanes',
    k_point: 'Señalar una celda (con mayúsculas: cinco más)',
    k_follow: 'Seguir a la unidad que hay',
    k_escape: 'Dejar de seguir',
    k_zoom: 'Acercar, alejar; todo el tablero',
    k_pan: 'Mover el tablero',
    k_save: 'Guardar la ronda como .cnf; una imagen',
    k_reload: 'Volver a cargar el fichero',
    m_point: 'Señala una celda: qué hay',
    m_click: 'Haz clic en una unidad: síguela',
    m_wheel: 'Rueda: acercar; arrastrar: mover el tablero',
    m_charts: 'Haz clic en un gráfico, una marca o un suceso para ir allí',
  };

  const TEXTS = {en, ca, es};

  /// The language that suits best the browser's list, most wanted first.
  function choose_language(wanted) {
    for (const name of wanted || []) {
      const short = String(name).slice(0, 2).toLowerCase();
      if (short in LANGUAGES) return short;
    }
    return 'en';
  }

  /// The template of a text: the game's own word goes before the viewer's.
  function find_text(language, game, key) {
    const own = game && game.texts[language][key];
    const text = own === undefined || own === null ? TEXTS[language][key] : own;
    if (text === undefined) throw new Error(`no text "${key}"`);
    return text;
  }

  /// Cuts a template at its {names}: [{text}] and [{name}] in turn.
  function split_text(template) {
    return template
      .split(/(\{\w+\})/)
      .filter(piece => piece !== '')
      .map(piece => (piece[0] === '{' ? {name: piece.slice(1, -1)} : {text: piece}));
  }

  /// The text with its {names} replaced by plain words and numbers.
  function fill_text(template, args = {}) {
    return template.replace(/\{(\w+)\}/g, (_, name) => String(args[name]));
  }

  Object.assign(V, {LANGUAGES, TEXTS, choose_language, find_text, split_text, fill_text});
}
