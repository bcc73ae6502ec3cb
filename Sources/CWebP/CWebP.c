#include "CWebP.h"

#include "CLazy.h"

#include <stddef.h>

LAZY_LIBRARY(libwebp, "libwebp.so.7", "libwebp.so");

bool cwebp_load(void) { return lazy_load(&libwebp); }

VP8StatusCode cwebp_get_features(const uint8_t *bytes, size_t count, WebPBitstreamFeatures *features) {
  // WebPGetFeatures itself is an inline function around this one.
  LAZY_CALL(
      libwebp, WebPGetFeaturesInternal, VP8_STATUS_INVALID_PARAM,
      (bytes, count, features, WEBP_DECODER_ABI_VERSION));
}
uint8_t *cwebp_decode_rgba_into(
    const uint8_t *bytes, size_t count, uint8_t *pixels, size_t size, int stride) {
  LAZY_CALL(libwebp, WebPDecodeRGBAInto, NULL, (bytes, count, pixels, size, stride));
}
