#ifndef SKINSCOPE_CUTF8PROC_H
#define SKINSCOPE_CUTF8PROC_H
#include <stdint.h>
#if __has_include(<utf8proc.h>)
#include <utf8proc.h>
#else
#error "utf8proc.h is missing: apt-get install libutf8proc-dev, or brew install utf8proc"
#endif
#endif
