#ifndef SKINSCOPE_CZIP_H
#define SKINSCOPE_CZIP_H
#include <iconv.h>
#if __has_include(<zip.h>)
#include <zip.h>
#else
#error "zip.h is missing: apt-get install libzip-dev, or brew install libzip"
#endif
#endif
