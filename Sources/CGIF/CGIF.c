#include "CGIF.h"

#include "CLazy.h"

#include <stddef.h>

LAZY_LIBRARY(libgif, "libgif.so.7", "libgif.so");

bool cgif_load(void) { return lazy_load(&libgif); }

GifFileType *cgif_open(void *source, InputFunc read, int *error) {
  LAZY_CALL(libgif, DGifOpen, NULL, (source, read, error));
}
int cgif_close_file(GifFileType *file, int *error) {
  LAZY_CALL(libgif, DGifCloseFile, GIF_ERROR, (file, error));
}
int cgif_get_record_type(GifFileType *file, GifRecordType *type) {
  LAZY_CALL(libgif, DGifGetRecordType, GIF_ERROR, (file, type));
}
int cgif_get_extension(GifFileType *file, int *code, GifByteType **block) {
  LAZY_CALL(libgif, DGifGetExtension, GIF_ERROR, (file, code, block));
}
int cgif_get_extension_next(GifFileType *file, GifByteType **block) {
  LAZY_CALL(libgif, DGifGetExtensionNext, GIF_ERROR, (file, block));
}
int cgif_get_image_desc(GifFileType *file) { LAZY_CALL(libgif, DGifGetImageDesc, GIF_ERROR, (file)); }
int cgif_get_line(GifFileType *file, GifPixelType *line, int count) {
  LAZY_CALL(libgif, DGifGetLine, GIF_ERROR, (file, line, count));
}
