#include "CZip.h"

#include "CLazy.h"

#include <stddef.h>

LAZY_LIBRARY(libzip, "libzip.so.5", "libzip.so.4", "libzip.so");

bool czip_load(void) { return lazy_load(&libzip); }

zip_source_t *czip_source_buffer_create(const void *bytes, zip_uint64_t count, int frees, zip_error_t *error) {
  LAZY_CALL(libzip, zip_source_buffer_create, NULL, (bytes, count, frees, error));
}
zip_source_t *czip_source_buffer(zip_t *archive, const void *bytes, zip_uint64_t count, int frees) {
  LAZY_CALL(libzip, zip_source_buffer, NULL, (archive, bytes, count, frees));
}
void czip_source_free(zip_source_t *source) { LAZY_CALL_VOID(libzip, zip_source_free, (source)); }
void czip_source_keep(zip_source_t *source) { LAZY_CALL_VOID(libzip, zip_source_keep, (source)); }
int czip_source_open(zip_source_t *source) { LAZY_CALL(libzip, zip_source_open, -1, (source)); }
zip_int64_t czip_source_read(zip_source_t *source, void *bytes, zip_uint64_t count) {
  LAZY_CALL(libzip, zip_source_read, -1, (source, bytes, count));
}
int czip_source_close(zip_source_t *source) { LAZY_CALL(libzip, zip_source_close, -1, (source)); }
zip_t *czip_open_from_source(zip_source_t *source, int flags, zip_error_t *error) {
  LAZY_CALL(libzip, zip_open_from_source, NULL, (source, flags, error));
}
int czip_close(zip_t *archive) { LAZY_CALL(libzip, zip_close, -1, (archive)); }
void czip_discard(zip_t *archive) { LAZY_CALL_VOID(libzip, zip_discard, (archive)); }
zip_int64_t czip_get_num_entries(zip_t *archive, zip_flags_t flags) {
  LAZY_CALL(libzip, zip_get_num_entries, -1, (archive, flags));
}
const char *czip_get_name(zip_t *archive, zip_uint64_t index, zip_flags_t flags) {
  LAZY_CALL(libzip, zip_get_name, NULL, (archive, index, flags));
}
void czip_stat_init(zip_stat_t *stat) { LAZY_CALL_VOID(libzip, zip_stat_init, (stat)); }
int czip_stat_index(zip_t *archive, zip_uint64_t index, zip_flags_t flags, zip_stat_t *stat) {
  LAZY_CALL(libzip, zip_stat_index, -1, (archive, index, flags, stat));
}
zip_file_t *czip_fopen_index(zip_t *archive, zip_uint64_t index, zip_flags_t flags) {
  LAZY_CALL(libzip, zip_fopen_index, NULL, (archive, index, flags));
}
zip_int64_t czip_fread(zip_file_t *file, void *bytes, zip_uint64_t count) {
  LAZY_CALL(libzip, zip_fread, -1, (file, bytes, count));
}
int czip_fclose(zip_file_t *file) { LAZY_CALL(libzip, zip_fclose, -1, (file)); }
zip_int64_t czip_file_add(zip_t *archive, const char *name, zip_source_t *source, zip_flags_t flags) {
  LAZY_CALL(libzip, zip_file_add, -1, (archive, name, source, flags));
}
int czip_file_get_external_attributes(
    zip_t *archive, zip_uint64_t index, zip_flags_t flags, zip_uint8_t *system, zip_uint32_t *attributes) {
  LAZY_CALL(libzip, zip_file_get_external_attributes, -1, (archive, index, flags, system, attributes));
}
int czip_file_set_external_attributes(
    zip_t *archive, zip_uint64_t index, zip_flags_t flags, zip_uint8_t system, zip_uint32_t attributes) {
  LAZY_CALL(libzip, zip_file_set_external_attributes, -1, (archive, index, flags, system, attributes));
}
int czip_file_set_dostime(
    zip_t *archive, zip_uint64_t index, zip_uint16_t time, zip_uint16_t date, zip_flags_t flags) {
  LAZY_CALL(libzip, zip_file_set_dostime, -1, (archive, index, time, date, flags));
}
int czip_set_file_compression(zip_t *archive, zip_uint64_t index, zip_int32_t method, zip_uint32_t level) {
  LAZY_CALL(libzip, zip_set_file_compression, -1, (archive, index, method, level));
}
