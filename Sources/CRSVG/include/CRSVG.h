#ifndef SKINSCOPE_CRSVG_H
#define SKINSCOPE_CRSVG_H
#include <stddef.h>
#include <stdint.h>

// librsvg brings some thirty libraries with it, for the one format of pictures that needs it. So it is loaded when the
// first PNG is made, on every system, and building needs nothing of it: the few functions of its stable interface that
// we use are declared in CRSVG.c.

typedef enum {
  CRSVG_DONE,
  /// librsvg or cairo is not installed.
  CRSVG_NO_LIBRARY,
  /// The document cannot be drawn: librsvg's words are in the message.
  CRSVG_REFUSED,
  /// There is no memory for a picture of that size.
  CRSVG_NO_MEMORY,
} crsvg_result;

/// Takes the next bytes of a file.
typedef void (*crsvg_write)(void *context, const uint8_t *bytes, size_t count);

/// Draws an SVG document as a PNG of so many pixels.
///
/// - message: receives why not, ended by 0, cut to capacity.
crsvg_result crsvg_png(const uint8_t *svg, size_t count, int width, int height, crsvg_write write, void *context,
                       char *message, size_t capacity);
#endif
