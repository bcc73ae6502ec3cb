#ifndef SKINSCOPE_CWEBP_H
#define SKINSCOPE_CWEBP_H
#include <stdbool.h>
#if __has_include(<webp/decode.h>)
#include <webp/decode.h>
#else
#error "webp/decode.h is missing: apt-get install libwebp-dev, or brew install webp"
#endif

// On Linux libwebp is loaded when the first such image is met; see CLazy.

/// Loads libwebp. False where it is not installed.
bool cwebp_load(void);

VP8StatusCode cwebp_get_features(const uint8_t *bytes, size_t count, WebPBitstreamFeatures *features);
uint8_t *cwebp_decode_rgba_into(const uint8_t *bytes, size_t count, uint8_t *pixels, size_t size, int stride);
#endif
