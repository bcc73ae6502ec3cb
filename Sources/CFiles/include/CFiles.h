#ifndef SKINSCOPE_CFILES_H
#define SKINSCOPE_CFILES_H

// Exchanges what stands at two paths in one step, so that nobody ever finds neither or half of either. Returns 0, or
// -1 with errno where the system or the file system cannot.
int skinscope_exchange(const char *one, const char *other);

// Waits until the disk has all that was written to the file system of an open folder: for many files far faster than
// waiting for each. Where the system has no such call, the caller waits for each.
int skinscope_synchronise_all(int folder);

#endif
