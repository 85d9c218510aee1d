'use strict';
// The words of the viewer in English, Catalan and Spanish.
V.TEXTS = V.by_language(`
  position | Position | Posició | Posición
  title | Match viewer | Visor de partides | Visor de partidas
  open | Open a match | Obre una partida | Abrir una partida
  close | Close the match | Tanca la partida | Cerrar la partida
  first | First round | Al començament | Al principio
  last | Last round | Al final | Al final
  back | Previous round | Una ronda enrere | Una ronda atrás
  forward | Next round | Una ronda endavant | Una ronda adelante
  play | Play | Reprodueix | Reproducir
  pause | Pause | Pausa | Pausa
  animation | Animation | Animació | Animación
  speed | {speed} rounds/s | {speed} rondes/s | {speed} rondas/s
  speed_one | 1 round/s | 1 ronda/s | 1 ronda/s
  speed_label | Speed | Velocitat | Velocidad
  help | Help | Ajuda | Ayuda
  round | Round | Ronda | Ronda
  language | Language | Idioma | Idioma
  ranking | Ranking | Ordre per puntuació | Orden por puntuación
  players | Players | Jugadors | Jugadores
  score | Score | Puntuació | Puntuación
  time | CPU time | Temps de CPU | Tiempo de CPU
  out | out | fora | fuera
  seed | seed {seed} | llavor {seed} | semilla {seed}
  release | version {releases} | versió {releases} | versión {releases}
  releases | one of the versions {releases}: the trace does not tell which
    | una de les versions {releases}: la traça no diu quina
    | una de las versiones {releases}: la traza no dice cuál
  board | Board | Tauler | Tablero
  board_label | Board, round {round}. W, A, S and D point at a cell, F follows its unit.
    | Tauler, ronda {round}. W, A, S i D assenyalen una cel·la, F en segueix la unitat.
    | Tablero, ronda {round}. W, A, S y D señalan una celda, F sigue a su unidad.
  charts | Charts | Gràfics | Gráficos
  chart_label | {name} over the rounds: {values}
    | {name} al llarg de les rondes: {values}
    | {name} a lo largo de las rondas: {values}
  nothing_pointed | Point at a cell. | Assenyaleu una cel·la. | Señala una celda.
  place | Row, column | Fila, columna | Fila, columna
  follow | Follow | Segueix | Seguir
  followed | Following | Seguida | Seguida
  follow_hint | unit | unitat | unidad
  follow_label | Number of the unit to follow
    | Número de la unitat que cal seguir
    | Número de la unidad que se sigue
  stop_following | Stop following | Deixa de seguir | Dejar de seguir
  events | What just happened | Què acaba de passar | Qué acaba de pasar
  no_events | Nothing but moves. | Només moviments. | Solo movimientos.
  no_next | The trace ends here. | La traça s'acaba aquí. | La traza termina aquí.
  show_place | Show the place | Mostra el lloc | Mostrar el lugar
  zoom_in | Zoom in | Amplia | Acercar
  zoom_out | Zoom out | Redueix | Alejar
  fit | Whole board | Tot el tauler | Todo el tablero
  save_position | Save this round as a configuration
    | Desa aquesta ronda com a configuració
    | Guardar esta ronda como configuración
  save_picture | Save a picture | Desa una imatge | Guardar una imagen
  reload | Reload the file | Torna a carregar el fitxer | Volver a cargar el fichero
  position_saved | Saved {file}. To go on from here: ./Game P1 P2 P3 P4 < {file}
    | S'ha desat {file}. Per continuar des d'aquí: ./Game P1 P2 P3 P4 < {file}
    | Guardado {file}. Para seguir desde aquí: ./Game P1 P2 P3 P4 < {file}
  position_over | The match ends with this round: there is nothing left to play.
    | La partida s'ha acabat en aquesta ronda: no queda res per jugar.
    | La partida ha terminado en esta ronda: no queda nada por jugar.
  picture_saved | Saved {file}. | S'ha desat {file}. | Guardado {file}.
  welcome | Watch a match | Mireu una partida | Mira una partida
  drop | Drop a .res file here, or choose one; its log, too.
    | Deixeu anar aquí un fitxer .res, o trieu-ne un; el seu registre, també.
    | Suelta aquí un fichero .res, o elige uno; su registro, también.
  choose | Choose a file | Tria un fitxer | Elegir un fichero
  welcome_more | A match is played with ./Game and its trace saved as a .res file (or .res.gz). Nothing leaves this computer.
    | Una partida es juga amb ./Game i la seva traça es desa com a fitxer .res (o .res.gz). Res no surt d'aquest ordinador.
    | Una partida se juega con ./Game y su traza se guarda como fichero .res (o .res.gz). Nada sale de este ordenador.
  error_not_trace | {file} is not the trace of a match ({detail}).
    | {file} no és la traça de cap partida ({detail}).
    | {file} no es la traza de una partida ({detail}).
  error_short | {file} ends before the first board ({detail}).
    | {file} s'acaba abans del primer tauler ({detail}).
    | {file} termina antes del primer tablero ({detail}).
  error_version | {file} is of version {version} of {game}, which this viewer does not know ({detail}).
    | {file} és de la versió {version} de {game}, que aquest visor no coneix ({detail}).
    | {file} es de la versión {version} de {game}, que este visor no conoce ({detail}).
  error_no_game | {file} is a match of the game {game}, which this viewer does not know.
    | {file} és una partida del joc {game}, que aquest visor no coneix.
    | {file} es una partida del juego {game}, que este visor no conoce.
  error_empty | {file} is empty. | {file} és buit. | {file} está vacío.
  error_xz | {file} is compressed with xz; unpack it first (xz -dk) or use gzip.
    | {file} està comprimit amb xz; descomprimiu-lo abans (xz -dk) o useu gzip.
    | {file} está comprimido con xz; descomprímelo antes (xz -dk) o usa gzip.
  error_gzip | {file} cannot be unpacked: it is damaged.
    | {file} no es pot descomprimir: està malmès.
    | {file} no se puede descomprimir: está dañado.
  error_no_gzip | This browser cannot unpack {file}; unpack it first (gunzip).
    | Aquest navegador no pot descomprimir {file}; feu-ho abans (gunzip).
    | Este navegador no puede descomprimir {file}; hazlo antes (gunzip).
  error_unreadable | {file} cannot be read. If it has changed, choose it again.
    | {file} no es pot llegir. Si ha canviat, torneu-lo a triar.
    | {file} no se puede leer. Si ha cambiado, elígelo otra vez.
  error_unreachable | {file} cannot be loaded from here ({detail}).
    | {file} no es pot carregar des d'aquí ({detail}).
    | {file} no se puede cargar desde aquí ({detail}).
  error_from_disk | A page opened from disk may not load {file} by itself: choose it here or drop it.
    | Una pàgina oberta des del disc no pot carregar {file} tota sola: trieu-lo aquí o deixeu-lo anar.
    | Una página abierta desde el disco no puede cargar {file} por sí sola: elígelo aquí o suéltalo.
  note_cut | The trace ends early (line {line}): rounds {from} to {to} are shown.
    | La traça s'acaba abans d'hora (línia {line}): es mostren les rondes {from} a {to}.
    | La traza termina antes de tiempo (línea {line}): se muestran las rondas {from} a {to}.
  note_damaged | The trace is damaged ({detail}): rounds {from} to {to} are shown. Perhaps a player wrote into it with cout.
    | La traça està malmesa ({detail}): es mostren les rondes {from} a {to}. Potser un jugador hi ha escrit amb cout.
    | La traza está dañada ({detail}): se muestran las rondas {from} a {to}. Quizá un jugador ha escrito en ella con cout.
  note_version | This match is of version {version} of {game}, which this viewer does not know: what it shows may be wrong.
    | Aquesta partida és de la versió {version} de {game}, que aquest visor no coneix: el que es mostra pot no ser correcte.
    | Esta partida es de la versión {version} de {game}, que este visor no conoce: lo que se muestra puede no ser correcto.
  note_version_stops | This match is of version {version} of {game}, which this viewer does not know. It can show rounds {from} to {to} ({detail}).
    | Aquesta partida és de la versió {version} de {game}, que aquest visor no coneix. En pot mostrar les rondes {from} a {to} ({detail}).
    | Esta partida es de la versión {version} de {game}, que este visor no conoce. Puede mostrar las rondas {from} a {to} ({detail}).
  in_line | line {line} | línia {line} | línea {line}
  found | line {line}: {found} does not belong there
    | línia {line}: {found} no hi ha de ser
    | línea {line}: {found} no debería estar ahí
  found_instead | line {line}: {found} instead of {expected}
    | línia {line}: {found} en lloc de {expected}
    | línea {line}: {found} en lugar de {expected}
  no_unit | There is no unit {unit}: units are numbered from {first} to {last}.
    | No hi ha cap unitat {unit}: tenen els números de {first} a {last}.
    | No hay ninguna unidad {unit}: tienen los números de {first} a {last}.
  event_leader | {clan} takes the lead | {clan} passa al davant | {clan} se pone en cabeza
  event_out | {clan} is out | {clan} queda fora | {clan} queda fuera
  unknown | unknown | desconegut | desconocido
  being_made | One moment: being made … | Un moment: s'està fent … | Un momento: se está haciendo …
  at_round | round {round} | ronda {round} | ronda {round}
  dismiss | Dismiss | D'acord | Vale
  help_keys | Keys | Tecles | Teclas
  help_pointer_mouse | Mouse | Ratolí | Ratón
  help_pointer_fingers | Fingers | Dits | Dedos
  help_signs | What is what | Què és què | Qué es qué
  help_marks | Marks above and below the slider
    | Marques sobre i sota el control de rondes
    | Marcas sobre y bajo el control de rondas
  sign_order | order: where it goes, or whom it attacks
    | ordre: cap on va, o qui ataca
    | orden: adónde va, o a quién ataca
  sign_stays | order that leads nowhere | ordre que no porta enlloc | orden que no lleva a ningún sitio
  sign_failed | its order did nothing
    | la seva ordre no ha tingut efecte
    | su orden no ha tenido efecto
  sign_pointed | cell pointed at | cel·la assenyalada | celda señalada
  sign_anchor | cell from which steps are measured, and the shortest way
    | cel·la des d'on es mesuren els passos, i el camí més curt
    | celda desde la que se miden los pasos, y el camino más corto
  sign_followed | unit that is followed, its way so far, and where it goes next
    | unitat seguida, el seu camí fins ara, i cap on va després
    | unidad seguida, su camino hasta ahora, y adónde va después
  sign_place | place of an event that was clicked
    | lloc d'un fet que s'ha clicat
    | lugar de un suceso en que se ha hecho clic
  sign_different | elsewhere, or somebody else's, in the other match
    | a un altre lloc, o d'un altre, a l'altra partida
    | en otro lugar, o de otro, en la otra partida
  sign_life | below: something happened to the unit that is followed
    | a sota: a la unitat seguida li ha passat alguna cosa
    | debajo: a la unidad seguida le ha pasado algo
  sign_leader | a player takes the lead | un jugador passa al davant | un jugador se pone en cabeza
  sign_out | a player is out | un jugador queda fora | un jugador queda fuera
  key_Space | Space | Espai | Espacio
  key_Home | Home | Inici | Inicio
  key_End | End | Fi | Fin
  key_PageUp | PageUp | RePàg | RePág
  key_PageDown | PageDown | AvPàg | AvPág
  key_Shift | Shift | Maj | Mayús
  key_Enter | Enter | Retorn | Intro
  key_Backspace | Backspace | Retrocés | Retroceso
  k_play | Play, pause | Reprodueix, pausa | Reproducir, pausa
  k_ends | First round, last round | Al començament, al final | Al principio, al final
  k_one | One round back, forward | Una ronda enrere, endavant | Una ronda atrás, adelante
  k_ten | Ten rounds back, forward | Deu rondes enrere, endavant | Diez rondas atrás, adelante
  k_speed | Slower, faster | Més a poc a poc, més de pressa | Más lento, más rápido
  k_point | Point at a cell (with Shift, five cells at a time)
    | Assenyala una cel·la (amb majúscules: cinc enllà)
    | Señalar una celda (con mayúsculas: cinco más)
  k_follow | Follow the unit there | Segueix la unitat que hi ha | Seguir a la unidad que hay
  k_zoom | Zoom in, out; show the whole board
    | Amplia, redueix; tot el tauler
    | Acercar, alejar; todo el tablero
  k_pan | Move the board | Mou el tauler | Mover el tablero
  k_save | Save the round as .cnf; save a picture
    | Desa la ronda com a .cnf; una imatge
    | Guardar la ronda como .cnf; una imagen
  m_point | Point at a cell to see what is there
    | Assenyaleu una cel·la: què hi ha
    | Señala una celda: qué hay
  m_click | Click a unit to follow it
    | Cliqueu una unitat: seguiu-la
    | Haz clic en una unidad: síguela
  m_wheel | Turn the wheel to zoom, drag to move the board
    | Roda: amplia; arrossega: mou el tauler
    | Rueda: acercar; arrastrar: mover el tablero
  m_charts | Click a chart, a mark or an event to go there
    | Cliqueu un gràfic, una marca o un fet per anar-hi
    | Haz clic en un gráfico, una marca o un suceso para ir allí
  f_tap | Tap a cell to see what is there, a unit to follow it
    | Toqueu una cel·la: què hi ha; una unitat: seguiu-la
    | Toca una celda: qué hay; una unidad: síguela
  f_move | Two fingers or a double tap zoom; one moves the board
    | Dos dits o un doble toc amplien; un dit mou el tauler
    | Dos dedos o un doble toque acercan; un dedo mueve el tablero
  f_charts | Tap a chart, a mark or an event to go there
    | Toqueu un gràfic, una marca o un fet per anar-hi
    | Toca un gráfico, una marca o un suceso para ir allí
  dir_down | down | avall | abajo
  dir_down_right | down right | avall dreta | abajo derecha
  dir_right | right | dreta | derecha
  dir_up_right | up right | amunt dreta | arriba derecha
  dir_up | up | amunt | arriba
  dir_up_left | up left | amunt esquerra | arriba izquierda
  dir_left | left | esquerra | izquierda
  dir_down_left | down left | avall esquerra | abajo izquierda
  dir_none | stay | quedar-se | quedarse
  unit | Unit | Unitat | Unidad
  clan | Clan | Clan | Clan
  order | Order carried out | Ordre executada | Orden ejecutada
  try_round | Commands for this round | Comandes per a aquesta ronda | Comandos para esta ronda
  cell | Cell | Cel·la | Celda
  pending | Rounds pending | Rondes pendents | Rondas pendientes
  nothing | nothing | res | nada
  health | Health | Salut | Salud
  points_money | Money | Diners | Dinero
  food | food | menjar | comida
  here | Here | Hi ha | Hay
  nobody | nobody | ningú | nadie
  no_order | none | cap | ninguna
  order_move | move {dir} | moure {dir} | mover {dir}
  not_there | {id}: not there in this round
    | {id}: no hi és en aquesta ronda
    | {id}: no está en esta ronda
  untold | What happened is not in the trace: those of version {version} of the rules do not tell it.
    | El que va passar no és a la traça: les de la versió {version} de les regles no ho diuen.
    | Lo que pasó no está en la traza: las de la versión {version} de las reglas no lo dicen.
  no_rules | The page cannot play: this browser does not run the rules of the game ({why}).
    | La pàgina no pot jugar: aquest navegador no executa les regles del joc ({why}).
    | La página no puede jugar: este navegador no ejecuta las reglas del juego ({why}).
  wall | wall | paret | pared
  owner | Owner | Propietari | Propietario
  cells | Cells | Cel·les | Celdas
  units | Units | Unitats | Unidades
  error_not_whole | {file} is a match of {game}, but it cannot be shown ({detail}).
    | {file} és una partida de {game}, però no es pot mostrar ({detail}).
    | {file} es una partida de {game}, pero no se puede mostrar ({detail}).
  error_too_big | {file} is too large for a match: more than {size} MiB.
    | {file} és massa gran: més de {size} MiB no són cap partida.
    | {file} es demasiado grande: más de {size} MiB no son una partida.
  note_gzip | The compressed file is damaged: rounds {from} to {to} are shown.
    | El fitxer comprimit està malmès: es mostren les rondes {from} a {to}.
    | El fichero comprimido está dañado: se muestran las rondas {from} a {to}.
  loading | Loading {file} | S’està carregant {file} | Cargando {file}
  timeline | Rounds | Rondes | Rondas
  side | Details | Detalls | Detalles
  unit_life | Everything that happened to it | Tot el que li ha passat | Todo lo que le ha pasado
  filter | What is shown | Què es mostra | Qué se muestra
  filter_clan | Events and orders of {clan}
    | Esdeveniments i ordres de {clan}
    | Sucesos y órdenes de {clan}
  filter_unit | This unit only | Només aquesta unitat | Solo esta unidad
  all_kinds | All kinds of events | Tota mena d’esdeveniments | Toda clase de sucesos
  no_heat | No heat map | Sense mapa de calor | Sin mapa de calor
  heat_presence | Presence | Presència | Presencia
  heat_deaths | Deaths | Morts | Muertes
  heat_changes | Changes of owner | Canvis de propietari | Cambios de propietario
  folded | (and {count} more) | (i {count} més) | (y {count} más)
  distance | Steps | Passos | Pasos
  distance_diagonal | With diagonals | Amb diagonals | Con diagonales
  no_way | no way | no hi ha camí | no hay camino
  save | Save or send to others | Desa o envia a d'altres | Guardar o enviar a otros
  short_save | Save | Desa | Guardar
  short_anchor | Steps | Passos | Pasos
  short_zoom_in | Closer | A prop | Cerca
  short_zoom_out | Farther | Lluny | Lejos
  short_fit | All | Tot | Todo
  short_animation | Motion | Moviment | Movimiento
  short_by_hand | Play | Juga | Jugar
  copy_link | Copy a link to what is shown | Copia un enllaç al que es veu | Copiar un enlace a lo que se ve
  link_copied | Copied: the link opens this round, with this unit, zoom and layers.
    | Copiat: l'enllaç obre aquesta ronda, amb aquesta unitat, ampliació i capes.
    | Copiado: el enlace abre esta ronda, con esta unidad, ampliación y capas.
  link_disk | Copied: it works on this computer. To others, send {page}, and {place} to put after its address.
    | Copiat: funciona en aquest ordinador. Als altres, envieu-los {page}, i {place} per posar-ho darrere de l'adreça.
    | Copiado: funciona en este ordenador. A los demás, envíales {page}, y {place} para ponerlo tras la dirección.
  link_empty | Copied, but the link opens the page without the match: who chooses {file} there sees what you see. A page that has it is made by Viewer/watch {file}.
    | Copiat, però l'enllaç obre la pàgina sense la partida: qui hi triï {file} veu el que veieu. Viewer/watch {file} fa una pàgina que la té.
    | Copiado, pero el enlace abre la página sin la partida: quien elija allí {file} ve lo que ves. Viewer/watch {file} hace una página que la tiene.
  link | {link} | {link} | {link}
  film | Film from here to the next pause
    | Pel·lícula des d’aquí fins a la pausa
    | Película desde aquí hasta la pausa
  no_film | This browser cannot make films.
    | Aquest navegador no pot fer pel·lícules.
    | Este navegador no puede hacer películas.
  jump | Round number | Número de la ronda | Número de la ronda
  k_jump | Type the number of a round | Escriure una ronda | Escribir una ronda
  anchor | Measure steps from this cell
    | Mesura passos des d'aquesta cel·la
    | Medir pasos desde esta celda
  beamer | Beamer: large names, scores and one chart | Projector: noms grans, punts i un gràfic | Proyector: nombres grandes, puntos y un gráfico
  k_alone | The board alone (also with a double click)
    | Només el tauler (també amb doble clic)
    | Solo el tablero (también con doble clic)
  log | Log | Registre | Registro
  log_title | Log of round {round} | Registre de la ronda {round} | Registro de la ronda {round}
  log_find | Search all rounds | Cerca en totes les rondes | Buscar en todas las rondas
  hit_before | Previous hit | Resultat anterior | Resultado anterior
  hit_next | Next hit | Resultat següent | Resultado siguiente
  drawings | Drawings | Dibuixos | Dibujos
  drawings_of | Drawings of {player} | Dibuixos de {player} | Dibujos de {player}
  unknown_player | unknown player | jugador desconegut | jugador desconocido
  log_nothing | Nothing in this round. | Res en aquesta ronda. | Nada en esta ronda.
  log_cut | The log of this round is not complete.
    | El registre d'aquesta ronda no és complet.
    | El registro de esta ronda no está completo.
  time_ms | {ms} ms | {ms} ms | {ms} ms
  time_slowest | {ms} ms: its slowest round
    | {ms} ms: la seva ronda més lenta
    | {ms} ms: su ronda más lenta
  cpu_time | CPU time (ms) | Temps de CPU (ms) | Tiempo de CPU (ms)
  lines_more | {count} more lines | {count} línies més | {count} líneas más
  drawings_more | {count} drawings | {count} dibuixos | {count} dibujos
  lines_lost | {lines} more lines ({bytes} bytes) were not kept
    | No s'han guardat {lines} línies més ({bytes} bytes)
    | No se han guardado {lines} líneas más ({bytes} bytes)
  out_why | out: {why} | fora: {why} | fuera: {why}
  did_nothing | Did nothing | Sense efecte | Sin efecto
  mark_said | {clan}: {words} | {clan}: {words} | {clan}: {words}
  mark_slow | slowest round of {clan}: {ms} ms
    | ronda més lenta de {clan}: {ms} ms
    | ronda más lenta de {clan}: {ms} ms
  sign_said | a player has marked this round
    | un jugador ha marcat aquesta ronda
    | un jugador ha marcado esta ronda
  sign_slow | the slowest round of a player
    | la ronda més lenta d'un jugador
    | la ronda más lenta de un jugador
  k_find | Search the log | Cerca al registre | Buscar en el registro
  live | live | en directe | en directo
  log_alone | {file} is the log of a match. Now choose the trace of that match (.res).
    | {file} és el registre d'una partida. Trieu ara la traça d'aquesta partida (.res).
    | {file} es el registro de una partida. Elige ahora la traza de esa partida (.res).
  log_other | {file} is the log of another match: {match}.
    | {file} és el registre d'una altra partida: {match}.
    | {file} es el registro de otra partida: {match}.
  left_out | {file}: what makes no sense is left out ({count}×).
    | {file}: el que no té sentit no es mostra ({count}×).
    | {file}: lo que no tiene sentido no se muestra ({count}×).
  wrong_kind | there is no drawing {word} | no hi ha cap dibuix {word} | no hay ningún dibujo {word}
  wrong_number | "{word}" is not a number | "{word}" no és un nombre | "{word}" no es un número
  wrong_cell | ({row}, {col}) is not on the board
    | ({row}, {col}) no és al tauler
    | ({row}, {col}) no está en el tablero
  wrong_colour | "{word}" is not a colour | "{word}" no és un color | "{word}" no es un color
  wrong_words | words are missing | hi falten paraules | faltan palabras
  wrong_end | "{word}" is too much | "{word}" hi sobra | "{word}" sobra
  wrong_heat | {count} numbers instead of {expected}
    | {count} nombres en lloc de {expected}
    | {count} números en lugar de {expected}
  k_marks | Next mark; with Shift, the previous one
    | Marca següent; amb majúscules, l'anterior
    | Marca siguiente; con mayúsculas, la anterior
  swap | Show the other match | Mostra l'altra partida | Mostrar la otra partida
  both | Both matches side by side | Les dues partides de costat | Las dos partidas lado a lado
  k_swap | Show the other one of two matches; with Shift, both or one
    | Mostra l'altra de dues partides; amb majúscules, totes dues o una
    | Mostrar la otra de dos partidas; con mayúsculas, ambas o una
  score_difference | Score difference | Diferència de puntuació | Diferencia de puntuación
  mark_difference | first difference between the two matches
    | primera diferència entre les dues partides
    | primera diferencia entre las dos partidas
  sign_difference | the first round in which two matches differ
    | la primera ronda en què dues partides difereixen
    | la primera ronda en que dos partidas difieren
  not_alike | {file} is no match of the same game on a board of the same size.
    | {file} no és una partida del mateix joc en un tauler de la mateixa mida.
    | {file} no es una partida del mismo juego en un tablero del mismo tamaño.
  not_shown | Not shown: {files}. At most two matches, a log and a review are.
    | No es mostra: {files}. Com a molt, dues partides, un registre i una anàlisi.
    | No se muestra: {files}. Como mucho, dos partidas, un registro y un análisis.
  one_of_two | {file} (of two) | {file} (de dues) | {file} (de dos)
  by_hand | By hand | A mà | A mano
  by_hand_more | Give the orders of one or more players yourself: click a unit, then the cell beside it. What the rules would refuse is shown.
    | Doneu vosaltres les ordres d'un o més jugadors: cliqueu una unitat i després la cel·la del costat. Es mostra el que les regles rebutjarien.
    | Da tú las órdenes de uno o más jugadores: haz clic en una unidad y luego en la celda de al lado. Se muestra lo que las reglas rechazarían.
  from_round | From round {round} on | A partir de la ronda {round} | A partir de la ronda {round}
  seat_hand | by hand | a mà | a mano
  seat_changed | as recorded, but for my orders
    | gravat, tret de les meves ordres
    | lo grabado, salvo mis órdenes
  seat_helped | Demo, but my orders go first | Demo, però les meves ordres van primer | Demo, pero mis órdenes van primero
  seat_recorded | as recorded | com es va gravar | como se grabó
  anew | A new match, from the configuration that comes with the game
    | Una partida nova, amb la configuració que ve amb el joc
    | Una partida nueva, con la configuración que viene con el juego
  seed_label | Seed | Llavor | Semilla
  begin | Begin | Comença | Empezar
  cancel | Cancel | Cancel·la | Cancelar
  hand_failed | The match can not begin: {why}
    | La partida no pot començar: {why}
    | La partida no puede empezar: {why}
  hand_version | version {version} of the rules is not known here
    | aquí no es coneix la versió {version} de les regles
    | aquí no se conoce la versión {version} de las reglas
  hand_choose | Choose a unit of yours: click it, or press U.
    | Trieu una unitat vostra: cliqueu-la o premeu U.
    | Elige una unidad tuya: haz clic en ella o pulsa U.
  hand_point | Point at a cell beside it, or at one where it goes by itself; drag a box for several.
    | Assenyaleu una cel·la del costat, o una on anirà tota sola; arrossegueu un requadre per a diverses.
    | Señala una celda de al lado, o una adonde irá sola; arrastra un recuadro para varias.
  hand_group | {count} units: point where all go. | {count} unitats: assenyaleu on van totes. | {count} unidades: señala adónde van todas.
  hand_alike | All like it near here | Totes les semblants d'aquí a prop | Todas las parecidas de por aquí
  hand_numbers | Numbers of the order | Nombres de l'ordre | Números de la orden
  hand_give | Give the order | Dona l'ordre | Dar la orden
  take_back | Take it back | Retira-la | Retirarla
  hand_play | Play the round | Juga la ronda | Jugar la ronda
  hand_cut | Play it another way | Juga-la d'una altra manera | Jugarla de otra manera
  hand_cut_off | The match up to round {round} is kept: Ctrl-Z or T brings it back.
    | La partida fins a la ronda {round} es guarda: Ctrl-Z o T la recuperen.
    | La partida hasta la ronda {round} se guarda: Ctrl-Z o T la recuperan.
  hand_stop | Stop who is playing | Atura qui juga | Detener a quien juega
  hand_save | Save the match | Desa la partida | Guardar la partida
  hand_pause | Pause | Pausa | Pausa
  hand_back | Back to your match | Torna a la vostra partida | Volver a tu partida
  hand_go_on | Go on by itself | Continua tota sola | Seguir por sí sola
  hand_unit | Next unit | Unitat següent | Unidad siguiente
  hand_count | {ready} of {all} units have orders | {ready} de {all} unitats tenen ordres | {ready} de {all} unidades tienen órdenes
  hand_kept | Your match by hand is kept in this browser: T goes on with it.
    | La vostra partida a mà es guarda en aquest navegador: T hi continua.
    | Tu partida a mano se guarda en este navegador: T la continúa.
  kept | Your match of {game} is kept, up to round {round}.
    | La vostra partida de {game} es guarda, fins a la ronda {round}.
    | Tu partida de {game} se guarda, hasta la ronda {round}.
  kept_earlier | An earlier one of {game}, up to round {round}.
    | Una d'anterior de {game}, fins a la ronda {round}.
    | Una anterior de {game}, hasta la ronda {round}.
  kept_damaged | what the browser keeps of it is damaged; it stays until it is thrown away
    | el que el navegador en guarda està malmès; hi queda fins que es descarti
    | lo que el navegador guarda de ella está dañado; se queda hasta que se descarte
  kept_go_on | Go on with it | Continua-la | Continuarla
  throw_away | Throw it away | Llença-la | Tirarla
  throw_away_sure | Throw it away for good? | La llenceu del tot? | ¿Tirarla del todo?
  undo | Undo | Desfés | Deshacer
  play_now | Play one now | Jugueu-ne una ara | Juega una ahora
  play_now_more | Lead a clan against players that come with the game.
    | Dirigiu un clan contra jugadors que venen amb el joc.
    | Dirige un clan contra jugadores que vienen con el juego.
  error_no_play | There is no game {game} here; there are {games}. | Aquí no hi ha cap joc {game}; hi ha {games}.
    | Aquí no hay ningún juego {game}; hay {games}.
  k_go_on | by hand: go on until something happens to a unit of yours
    | a mà: continuar fins que passi alguna cosa a una unitat vostra
    | a mano: seguir hasta que pase algo a una unidad tuya
  hand_over | There is nothing to order in this round.
    | En aquesta ronda no hi ha res a ordenar.
    | En esta ronda no hay nada que ordenar.
  hand_other | This is the recorded match. B goes back to yours.
    | Aquesta és la partida gravada. B torna a la vostra.
    | Esta es la partida grabada. B vuelve a la tuya.
  k_by_hand | play on by hand from here | continuar a mà des d'aquí | seguir a mano desde aquí
  k_next_unit | by hand: the next unit without an order
    | a mà: la següent unitat sense ordre
    | a mano: la siguiente unidad sin orden
  k_step | by hand: an order in that direction, as on a keypad
    | a mà: una ordre en aquella direcció, com al teclat numèric
    | a mano: una orden en esa dirección, como en el teclado numérico
  k_kind | by hand: another kind of order
    | a mà: un altre tipus d'ordre
    | a mano: otro tipo de orden
  k_give | by hand: give the order towards the cell, take it back
    | a mà: donar l'ordre cap a la cel·la, retirar-la
    | a mano: dar la orden hacia la celda, retirarla
  k_end | by hand: play the round | a mà: jugar la ronda | a mano: jugar la ronda
`);
