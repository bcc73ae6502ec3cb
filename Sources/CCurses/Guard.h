#ifndef SKINSCOPE_GUARD_H
#define SKINSCOPE_GUARD_H

#include <signal.h>
#include <stdbool.h>
#include <sys/types.h>

/// Gives the terminal back at once, from a signal handler too.
void guard_give_back(void);
/// Puts the terminal's modes back as they were when the guard was armed, or as the shell left them since.
void guard_put_modes_back(void);
/// The same from a signal handler, without waiting for a terminal that reads no more, and while paused.
void guard_put_modes_back_now(void);
/// Whether the terminal is this process group's to use, and it has it.
bool guard_has_foreground(void);
/// While paused the guard touches nothing: the terminal is somebody else's.
void guard_pause(void);
/// Puts the terminal's modes back once more, whatever they are now, and goes on.
void guard_go_on(void);
/// Takes the terminal's modes as they are now for those to give back.
void guard_resume(void);
/// Lets the signals that end or stop the process wait, until they are released.
void signals_hold(void);
void signals_release(void);
/// Stops the process group; returns once it was continued. Does nothing where stopping was ignored at the start.
void signals_stop_here(void);
bool signals_may_stop(void);
/// Leaves Ctrl-C, Ctrl-\\ and Ctrl-Z to a program that is about to be run; tells which signals are to be as usual
/// in it.
void signals_lend(sigset_t *program_defaults);
void signals_take_back(void);
/// Waits for the program that has the terminal. A signal that asks this one to end is passed on to it, and is the next
/// that `curses_next_signal` tells; what does not end within a few seconds then is waited for no longer. Returns 0 and
/// how it ended (as `waitpid` has it), or an error.
int signals_await(pid_t program, int *ending);

/// Asks the program that has the terminal, if there is one, to end, and waits for a moment; from a signal handler.
void signals_part(void);

#endif
