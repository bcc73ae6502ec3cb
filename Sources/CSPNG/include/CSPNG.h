#ifndef SKINSCOPE_CSPNG_H
#define SKINSCOPE_CSPNG_H
#if __has_include(<spng.h>)
#include <spng.h>
#else
#error "spng.h is missing: apt-get install libspng-dev, or brew install libspng"
#endif
#endif
