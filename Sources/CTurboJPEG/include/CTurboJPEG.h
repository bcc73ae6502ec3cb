#ifndef SKINSCOPE_CTURBOJPEG_H
#define SKINSCOPE_CTURBOJPEG_H
#include <stdbool.h>
#if __has_include(<turbojpeg.h>)
#include <turbojpeg.h>
#else
#error "turbojpeg.h is missing: apt-get install libturbojpeg0-dev, or brew install jpeg-turbo"
#endif

// On Linux libturbojpeg is loaded when the first such image is met; see CLazy.

/// Loads libturbojpeg. False where it is not installed.
bool ctj_load(void);

tjhandle ctj_init_decompress(void);
int ctj_destroy(tjhandle decoder);
int ctj_decompress_header3(
    tjhandle decoder, const unsigned char *bytes, unsigned long count, int *width, int *height,
    int *subsampling, int *space);
int ctj_decompress2(
    tjhandle decoder, const unsigned char *bytes, unsigned long count, unsigned char *pixels, int width,
    int pitch, int height, int format, int flags);
int ctj_get_error_code(tjhandle decoder);
#endif
