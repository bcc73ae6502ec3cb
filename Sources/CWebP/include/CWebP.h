#ifndef SKINSCOPE_CWEBP_H
#define SKINSCOPE_CWEBP_H
#if __has_include(<webp/decode.h>)
#include <webp/decode.h>
#else
#error "webp/decode.h is missing: apt-get install libwebp-dev, or brew install webp"
#endif
#endif
