#include "CTurboJPEG.h"

#include "CLazy.h"

#include <stddef.h>

LAZY_LIBRARY(libturbojpeg, "libturbojpeg.so.0", "libturbojpeg.so");

bool ctj_load(void) { return lazy_load(&libturbojpeg); }

tjhandle ctj_init_decompress(void) { LAZY_CALL(libturbojpeg, tjInitDecompress, NULL, ()); }
int ctj_destroy(tjhandle decoder) { LAZY_CALL(libturbojpeg, tjDestroy, -1, (decoder)); }
int ctj_decompress_header3(
    tjhandle decoder, const unsigned char *bytes, unsigned long count, int *width, int *height,
    int *subsampling, int *space) {
  LAZY_CALL(
    libturbojpeg, tjDecompressHeader3, -1, (decoder, bytes, count, width, height, subsampling, space));
}
int ctj_decompress2(
    tjhandle decoder, const unsigned char *bytes, unsigned long count, unsigned char *pixels, int width,
    int pitch, int height, int format, int flags) {
  LAZY_CALL(
    libturbojpeg, tjDecompress2, -1, (decoder, bytes, count, pixels, width, pitch, height, format, flags));
}
int ctj_get_error_code(tjhandle decoder) { LAZY_CALL(libturbojpeg, tjGetErrorCode, TJERR_FATAL, (decoder)); }
