#ifndef SKINSCOPE_CGIF_H
#define SKINSCOPE_CGIF_H
#if __has_include(<gif_lib.h>)
#include <gif_lib.h>
#else
#error "gif_lib.h is missing: apt-get install libgif-dev, or brew install giflib"
#endif
#endif
