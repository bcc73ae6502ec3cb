#ifndef SKINSCOPE_CTURBOJPEG_H
#define SKINSCOPE_CTURBOJPEG_H
#if __has_include(<turbojpeg.h>)
#include <turbojpeg.h>
#else
#error "turbojpeg.h is missing: apt-get install libturbojpeg0-dev, or brew install jpeg-turbo"
#endif
#endif
