#include "CSPNG.h"

#include "CLazy.h"

#include <stddef.h>

LAZY_LIBRARY(libspng, "libspng.so.0", "libspng.so");

bool cspng_load(void) { return lazy_load(&libspng); }

spng_ctx *cspng_ctx_new(int flags) { LAZY_CALL(libspng, spng_ctx_new, NULL, (flags)); }
void cspng_ctx_free(spng_ctx *context) { LAZY_CALL_VOID(libspng, spng_ctx_free, (context)); }
int cspng_set_crc_action(spng_ctx *context, int critical, int ancillary) {
  LAZY_CALL(libspng, spng_set_crc_action, SPNG_EINTERNAL, (context, critical, ancillary));
}
int cspng_set_chunk_limits(spng_ctx *context, size_t chunk_size, size_t cache_size) {
  LAZY_CALL(libspng, spng_set_chunk_limits, SPNG_EINTERNAL, (context, chunk_size, cache_size));
}
int cspng_set_png_buffer(spng_ctx *context, const void *bytes, size_t count) {
  LAZY_CALL(libspng, spng_set_png_buffer, SPNG_EINTERNAL, (context, bytes, count));
}
int cspng_get_ihdr(spng_ctx *context, struct spng_ihdr *header) {
  LAZY_CALL(libspng, spng_get_ihdr, SPNG_EINTERNAL, (context, header));
}
int cspng_decode_image(spng_ctx *context, void *bytes, size_t count, int format, int flags) {
  LAZY_CALL(libspng, spng_decode_image, SPNG_EINTERNAL, (context, bytes, count, format, flags));
}
int cspng_decode_row(spng_ctx *context, void *bytes, size_t count) {
  LAZY_CALL(libspng, spng_decode_row, SPNG_EINTERNAL, (context, bytes, count));
}
int cspng_set_option(spng_ctx *context, enum spng_option option, int value) {
  LAZY_CALL(libspng, spng_set_option, SPNG_EINTERNAL, (context, option, value));
}
int cspng_set_ihdr(spng_ctx *context, struct spng_ihdr *header) {
  LAZY_CALL(libspng, spng_set_ihdr, SPNG_EINTERNAL, (context, header));
}
int cspng_encode_image(spng_ctx *context, const void *bytes, size_t count, int format, int flags) {
  LAZY_CALL(libspng, spng_encode_image, SPNG_EINTERNAL, (context, bytes, count, format, flags));
}
void *cspng_get_png_buffer(spng_ctx *context, size_t *count, int *error) {
  LAZY_CALL(libspng, spng_get_png_buffer, NULL, (context, count, error));
}
