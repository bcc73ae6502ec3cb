#include "CRSVG.h"

#include "CLazy.h"

#include <stdbool.h>
#include <stdio.h>

// GLib's and cairo's types as far as we touch them.
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} g_error;
typedef struct {
  double x, y, width, height;
} rsvg_rectangle;
enum { RSVG_HANDLE_FLAG_UNLIMITED = 1, CAIRO_FORMAT_ARGB32 = 0, CAIRO_STATUS_SUCCESS = 0 };
typedef unsigned (*cairo_write)(void *closure, const unsigned char *bytes, unsigned count);

static struct {
  void *(*g_memory_input_stream_new_from_data)(const void *, ptrdiff_t, void (*)(void *));
  void (*g_object_unref)(void *);
  void (*g_error_free)(g_error *);
  void *(*rsvg_handle_new_from_stream_sync)(void *, void *, unsigned, void *, g_error **);
  int (*rsvg_handle_render_document)(void *, void *, const rsvg_rectangle *, g_error **);
  void *(*cairo_image_surface_create)(int, int, int);
  int (*cairo_surface_status)(void *);
  void (*cairo_surface_destroy)(void *);
  int (*cairo_surface_write_to_png_stream)(void *, cairo_write, void *);
  void *(*cairo_create)(void *);
  void (*cairo_destroy)(void *);
} call;

#if defined(__APPLE__)
// Homebrew's folders are not among those that are searched.
LOADED_LIBRARY(rsvg, "librsvg-2.2.dylib", "/opt/homebrew/lib/librsvg-2.2.dylib", "/usr/local/lib/librsvg-2.2.dylib");
LOADED_LIBRARY(cairo, "libcairo.2.dylib", "/opt/homebrew/lib/libcairo.2.dylib", "/usr/local/lib/libcairo.2.dylib");
#else
LOADED_LIBRARY(rsvg, "librsvg-2.so.2");
LOADED_LIBRARY(cairo, "libcairo.so.2");
#endif

static pthread_once_t looked = PTHREAD_ONCE_INIT;
static bool is_complete;

static void look(void) {
#define FIND(library, name) (lazy_address(&library, #name, (void **)&call.name) != NULL)
  // What GLib gives is found through librsvg, which is linked to it.
  is_complete =
      FIND(rsvg, g_memory_input_stream_new_from_data) && FIND(rsvg, g_object_unref) && FIND(rsvg, g_error_free) &&
      FIND(rsvg, rsvg_handle_new_from_stream_sync) && FIND(rsvg, rsvg_handle_render_document) &&
      FIND(cairo, cairo_image_surface_create) && FIND(cairo, cairo_surface_status) &&
      FIND(cairo, cairo_surface_destroy) && FIND(cairo, cairo_surface_write_to_png_stream) &&
      FIND(cairo, cairo_create) && FIND(cairo, cairo_destroy);
#undef FIND
}

/// Whether all that is called is there. Looked for once, so that no thread calls what another is writing down.
static bool find_all(void) {
  pthread_once(&looked, look);
  return is_complete;
}

struct sink {
  crsvg_write write;
  void *context;
};

static unsigned pass_on(void *closure, const unsigned char *bytes, unsigned count) {
  struct sink *sink = closure;
  sink->write(sink->context, bytes, count);
  return CAIRO_STATUS_SUCCESS;
}

static crsvg_result refuse(g_error *error, char *message, size_t capacity) {
  snprintf(message, capacity, "%s", error != NULL && error->message != NULL ? error->message : "librsvg");
  if (error != NULL) call.g_error_free(error);
  return CRSVG_REFUSED;
}

static crsvg_result draw(void *handle, int width, int height, struct sink *sink, char *message, size_t capacity) {
  void *surface = call.cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  crsvg_result result = CRSVG_NO_MEMORY;
  if (call.cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) {
    void *context = call.cairo_create(surface);
    const rsvg_rectangle whole = {0, 0, width, height};
    g_error *error = NULL;
    if (!call.rsvg_handle_render_document(handle, context, &whole, &error)) {
      result = refuse(error, message, capacity);
    } else if (call.cairo_surface_write_to_png_stream(surface, pass_on, sink) == CAIRO_STATUS_SUCCESS) {
      result = CRSVG_DONE;
    }
    call.cairo_destroy(context);
  }
  call.cairo_surface_destroy(surface);
  return result;
}

crsvg_result crsvg_png(const uint8_t *svg, size_t count, int width, int height, crsvg_write write, void *context,
                       char *message, size_t capacity) {
  if (!find_all()) return CRSVG_NO_LIBRARY;
  void *stream = call.g_memory_input_stream_new_from_data(svg, (ptrdiff_t)count, NULL);
  g_error *error = NULL;
  // Without the flag libxml2 refuses images of more than ten megabytes; the document is our own.
  void *handle =
      call.rsvg_handle_new_from_stream_sync(stream, NULL, RSVG_HANDLE_FLAG_UNLIMITED, NULL, &error);
  crsvg_result result;
  if (handle == NULL) {
    result = refuse(error, message, capacity);
  } else {
    struct sink sink = {write, context};
    result = draw(handle, width, height, &sink, message, capacity);
    call.g_object_unref(handle);
  }
  call.g_object_unref(stream);
  return result;
}
