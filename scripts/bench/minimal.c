/* The least that a curses program can do: one full frame in colour, then the end. The measure for our own start. */
#include <locale.h>
#include <ncurses.h>
#include <stdio.h>

int main(void) {
  setlocale(LC_ALL, "");
  SCREEN *screen = newterm(NULL, stdout, stdin);
  if (screen == NULL) return 1;
  start_color();
  for (short pair = 1; pair < 8; pair++) init_pair(pair, 7 - pair, pair);
  for (int row = 0; row < LINES; row++) {
    attrset(COLOR_PAIR(1 + row % 7));
    for (int column = 0; column < COLS; column++) mvaddch(row, column, 'a' + (row + column) % 26);
  }
  refresh();
  endwin();
  delscreen(screen);
  return 0;
}
