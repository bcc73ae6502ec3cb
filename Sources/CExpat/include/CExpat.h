#ifndef SKINSCOPE_CEXPAT_H
#define SKINSCOPE_CEXPAT_H
#if __has_include(<expat.h>)
#include <expat.h>
#else
#error "expat.h is missing: apt-get install libexpat1-dev, or brew install expat"
#endif
#endif
