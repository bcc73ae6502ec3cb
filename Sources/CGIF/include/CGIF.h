#ifndef SKINSCOPE_CGIF_H
#define SKINSCOPE_CGIF_H
#include <stdbool.h>
#if __has_include(<gif_lib.h>)
#include <gif_lib.h>
#else
#error "gif_lib.h is missing: apt-get install libgif-dev, or brew install giflib"
#endif

// On Linux libgif is loaded when the first such image is met; see CLazy.

/// Loads libgif. False where it is not installed.
bool cgif_load(void);

GifFileType *cgif_open(void *source, InputFunc read, int *error);
int cgif_close_file(GifFileType *file, int *error);
int cgif_get_record_type(GifFileType *file, GifRecordType *type);
int cgif_get_extension(GifFileType *file, int *code, GifByteType **block);
int cgif_get_extension_next(GifFileType *file, GifByteType **block);
int cgif_get_image_desc(GifFileType *file);
int cgif_get_line(GifFileType *file, GifPixelType *line, int count);
#endif
