#ifndef SKINSCOPE_CSPNG_H
#define SKINSCOPE_CSPNG_H
#include <stdbool.h>
#if __has_include(<spng.h>)
#include <spng.h>
#else
#error "spng.h is missing: apt-get install libspng-dev, or brew install libspng"
#endif

// On Linux libspng is loaded when the first such image is met; see CLazy.

/// Loads libspng. False where it is not installed.
bool cspng_load(void);

spng_ctx *cspng_ctx_new(int flags);
void cspng_ctx_free(spng_ctx *context);
int cspng_set_crc_action(spng_ctx *context, int critical, int ancillary);
int cspng_set_chunk_limits(spng_ctx *context, size_t chunk_size, size_t cache_size);
int cspng_set_png_buffer(spng_ctx *context, const void *bytes, size_t count);
int cspng_get_ihdr(spng_ctx *context, struct spng_ihdr *header);
int cspng_decode_image(spng_ctx *context, void *bytes, size_t count, int format, int flags);
int cspng_decode_row(spng_ctx *context, void *bytes, size_t count);
int cspng_set_option(spng_ctx *context, enum spng_option option, int value);
int cspng_set_ihdr(spng_ctx *context, struct spng_ihdr *header);
int cspng_encode_image(spng_ctx *context, const void *bytes, size_t count, int format, int flags);
void *cspng_get_png_buffer(spng_ctx *context, size_t *count, int *error);
#endif
