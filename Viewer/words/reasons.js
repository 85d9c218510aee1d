'use strict';
// Why orders did nothing or a player is out, in the words of the log, which are English.
V.add_reasons('ca', `
  there is no such unit = no hi ha aquesta unitat
  not yours at the start of the round = no era teva en començar la ronda
  second order to this unit = segona ordre a aquesta unitat
  no such order = no existeix aquesta ordre
  no direction = cap direcció
  none of the four directions = cap de les quatre direccions
  none of the eight directions = cap de les vuit direccions
  none of the nine directions = cap de les nou direccions
  off the board = fora del tauler
  a diagonal = una diagonal
  a wall = una paret
  a unit of the same clan = una unitat del mateix clan
  it is dead by then = ja és morta
  it has died earlier in the round = ha mort abans en la mateixa ronda
  stopped = aturat
  CPU time limit = límit de temps de CPU
  wall time limit = límit de temps de rellotge
  memory limit = límit de memòria
  more than {n} MB of memory; --memory=MB sets the limit = més de {n} MB de memòria; --memory=MB en fixa
    el límit
  more than {n} orders in one round = més de {n} ordres en una ronda
  forbidden system call = crida al sistema prohibida
  exception = excepció
  can't play = no pot jugar
  bad answer = resposta incorrecta
  it sealed what it prints = ha segellat el que escriu
  it was built for another game or version: build it again = es va compilar per a un altre joc o una altra
    versió: torneu-lo a compilar
  it called exit, which ends the program = ha cridat exit, que acaba el programa
  it was killed (SIGKILL): out of memory? = l'ha matat el sistema (SIGKILL): sense memòria?
  stack overflow: endless recursion or huge local variables? = desbordament de la pila: recursió sense fi
    o variables locals enormes?
  segmentation fault = violació de segment
  abort = avortament
  division by zero = divisió per zero
  illegal instruction = instrucció il·legal
  bus error = error de bus
  breakpoint = punt d'aturada
  killed = mort pel sistema
`);
V.add_reasons('es', `
  there is no such unit = no existe esa unidad
  not yours at the start of the round = no era tuya al empezar la ronda
  second order to this unit = segunda orden a esta unidad
  no such order = no existe esa orden
  no direction = ninguna dirección
  none of the four directions = ninguna de las cuatro direcciones
  none of the eight directions = ninguna de las ocho direcciones
  none of the nine directions = ninguna de las nueve direcciones
  off the board = fuera del tablero
  a diagonal = una diagonal
  a wall = una pared
  a unit of the same clan = una unidad del mismo clan
  it is dead by then = ya está muerta
  it has died earlier in the round = ha muerto antes en la misma ronda
  stopped = detenido
  CPU time limit = límite de tiempo de CPU
  wall time limit = límite de tiempo de reloj
  memory limit = límite de memoria
  more than {n} MB of memory; --memory=MB sets the limit = más de {n} MB de memoria; --memory=MB fija el
    límite
  more than {n} orders in one round = más de {n} órdenes en una ronda
  forbidden system call = llamada al sistema prohibida
  exception = excepción
  can't play = no puede jugar
  bad answer = respuesta incorrecta
  it sealed what it prints = ha sellado lo que escribe
  it was built for another game or version: build it again = se compiló para otro juego u otra versión:
    compílalo otra vez
  it called exit, which ends the program = ha llamado a exit, que termina el programa
  it was killed (SIGKILL): out of memory? = lo ha matado el sistema (SIGKILL): ¿sin memoria?
  stack overflow: endless recursion or huge local variables? = desbordamiento de la pila: ¿recursión sin
    fin o variables locales enormes?
  segmentation fault = violación de segmento
  abort = aborto
  division by zero = división por cero
  illegal instruction = instrucción ilegal
  bus error = error de bus
  breakpoint = punto de parada
  killed = terminado por el sistema
`);
