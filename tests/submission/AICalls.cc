#include "Player.hh"

#define PLAYER_NAME Calls

extern "C" int fork();
extern "C" long syscall(long, ...);
extern "C" unsigned sleep(unsigned);

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }

  virtual void play () {
    cout << "hello" << endl;  //! error writes to cout
    printf("%d\n", round());  //! error writes to cout
    puts("hello");  //! error writes to cout
    fprintf(stdout, "hello");  //! error writes to cout
    int x;
    cin >> x;  //! error reads cin
    x += getchar();  //! error reads cin
    cerr << "here" << endl;  //! warning cerr
    clog << "here" << endl;  //! warning cerr
    ofstream out("log.txt");  //! error files
    ifstream in;  //! error files
    in.open("log.txt");  //! error files
    FILE* file = fopen("log.txt", "r");  //! error files
    if (file) remove("log.txt");  //! error files
    if (fork() == 0) x = 0;  //! error processes
    if (system("ls")) x = 1;  //! error processes
    x += int(syscall(39));  //! error system
    sleep(1);  //! error waiting
    if (x == 77) exit(0);  //! error leaving
    int (*how)(const char*) = system;
    how("ls");  //! error processes
  }
};

RegisterPlayer(PLAYER_NAME);
