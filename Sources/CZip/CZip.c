#include "CZip.h"

#include <stddef.h>

#if defined(__linux__)
#include <dlfcn.h>
#include <pthread.h>

static void *handle;
static pthread_once_t is_loaded = PTHREAD_ONCE_INIT;

static void load(void) {
  const char *const names[] = {"libzip.so.5", "libzip.so.4", "libzip.so"};
  for (size_t i = 0; handle == NULL && i < sizeof names / sizeof names[0]; i++) {
    handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  }
}

static void *library(void) {
  pthread_once(&is_loaded, load);
  return handle;
}

bool czip_load(void) { return library() != NULL; }

// Calls NAME with ARGUMENTS, or is FAILURE where it is not there.
#define CALL(name, failure, arguments)                                                  \
  do {                                                                                  \
    __typeof__(&name) function = NULL;                                                  \
    if (library() != NULL) *(void **)&function = dlsym(library(), #name);               \
    if (function == NULL) return failure;                                               \
    return function arguments;                                                          \
  } while (0)
#define CALL_VOID(name, arguments)                                                      \
  do {                                                                                  \
    __typeof__(&name) function = NULL;                                                  \
    if (library() != NULL) *(void **)&function = dlsym(library(), #name);               \
    if (function != NULL) function arguments;                                           \
  } while (0)
#else
bool czip_load(void) { return true; }
#define CALL(name, failure, arguments) return name arguments
#define CALL_VOID(name, arguments) name arguments
#endif

zip_source_t *czip_source_buffer_create(const void *bytes, zip_uint64_t count, int frees, zip_error_t *error) {
  CALL(zip_source_buffer_create, NULL, (bytes, count, frees, error));
}
zip_source_t *czip_source_buffer(zip_t *archive, const void *bytes, zip_uint64_t count, int frees) {
  CALL(zip_source_buffer, NULL, (archive, bytes, count, frees));
}
void czip_source_free(zip_source_t *source) { CALL_VOID(zip_source_free, (source)); }
void czip_source_keep(zip_source_t *source) { CALL_VOID(zip_source_keep, (source)); }
int czip_source_open(zip_source_t *source) { CALL(zip_source_open, -1, (source)); }
zip_int64_t czip_source_read(zip_source_t *source, void *bytes, zip_uint64_t count) {
  CALL(zip_source_read, -1, (source, bytes, count));
}
int czip_source_close(zip_source_t *source) { CALL(zip_source_close, -1, (source)); }
zip_t *czip_open_from_source(zip_source_t *source, int flags, zip_error_t *error) {
  CALL(zip_open_from_source, NULL, (source, flags, error));
}
int czip_close(zip_t *archive) { CALL(zip_close, -1, (archive)); }
void czip_discard(zip_t *archive) { CALL_VOID(zip_discard, (archive)); }
zip_int64_t czip_get_num_entries(zip_t *archive, zip_flags_t flags) {
  CALL(zip_get_num_entries, -1, (archive, flags));
}
const char *czip_get_name(zip_t *archive, zip_uint64_t index, zip_flags_t flags) {
  CALL(zip_get_name, NULL, (archive, index, flags));
}
void czip_stat_init(zip_stat_t *stat) { CALL_VOID(zip_stat_init, (stat)); }
int czip_stat_index(zip_t *archive, zip_uint64_t index, zip_flags_t flags, zip_stat_t *stat) {
  CALL(zip_stat_index, -1, (archive, index, flags, stat));
}
zip_file_t *czip_fopen_index(zip_t *archive, zip_uint64_t index, zip_flags_t flags) {
  CALL(zip_fopen_index, NULL, (archive, index, flags));
}
zip_int64_t czip_fread(zip_file_t *file, void *bytes, zip_uint64_t count) {
  CALL(zip_fread, -1, (file, bytes, count));
}
int czip_fclose(zip_file_t *file) { CALL(zip_fclose, -1, (file)); }
zip_int64_t czip_file_add(zip_t *archive, const char *name, zip_source_t *source, zip_flags_t flags) {
  CALL(zip_file_add, -1, (archive, name, source, flags));
}
int czip_file_get_external_attributes(
    zip_t *archive, zip_uint64_t index, zip_flags_t flags, zip_uint8_t *system, zip_uint32_t *attributes) {
  CALL(zip_file_get_external_attributes, -1, (archive, index, flags, system, attributes));
}
int czip_file_set_external_attributes(
    zip_t *archive, zip_uint64_t index, zip_flags_t flags, zip_uint8_t system, zip_uint32_t attributes) {
  CALL(zip_file_set_external_attributes, -1, (archive, index, flags, system, attributes));
}
int czip_file_set_dostime(
    zip_t *archive, zip_uint64_t index, zip_uint16_t time, zip_uint16_t date, zip_flags_t flags) {
  CALL(zip_file_set_dostime, -1, (archive, index, time, date, flags));
}
int czip_set_file_compression(zip_t *archive, zip_uint64_t index, zip_int32_t method, zip_uint32_t level) {
  CALL(zip_set_file_compression, -1, (archive, index, method, level));
}
