#ifndef SKINSCOPE_CZIP_H
#define SKINSCOPE_CZIP_H
#include <iconv.h>
#include <stdbool.h>
#if __has_include(<zip.h>)
#include <zip.h>
#else
#error "zip.h is missing: apt-get install libzip-dev, or brew install libzip"
#endif

// libzip brings five libraries with it, OpenSSL's among them. So on Linux it is loaded when the first zip is met, and
// every function of it that we use has a double here that does so. Where it cannot be loaded they fail as libzip's own do.

/// Loads libzip. False where it is not installed.
bool czip_load(void);

zip_source_t *czip_source_buffer_create(const void *bytes, zip_uint64_t count, int frees, zip_error_t *error);
zip_source_t *czip_source_buffer(zip_t *archive, const void *bytes, zip_uint64_t count, int frees);
void czip_source_free(zip_source_t *source);
void czip_source_keep(zip_source_t *source);
int czip_source_open(zip_source_t *source);
zip_int64_t czip_source_read(zip_source_t *source, void *bytes, zip_uint64_t count);
int czip_source_close(zip_source_t *source);
zip_t *czip_open_from_source(zip_source_t *source, int flags, zip_error_t *error);
int czip_close(zip_t *archive);
void czip_discard(zip_t *archive);
zip_int64_t czip_get_num_entries(zip_t *archive, zip_flags_t flags);
const char *czip_get_name(zip_t *archive, zip_uint64_t index, zip_flags_t flags);
void czip_stat_init(zip_stat_t *stat);
int czip_stat_index(zip_t *archive, zip_uint64_t index, zip_flags_t flags, zip_stat_t *stat);
zip_file_t *czip_fopen_index(zip_t *archive, zip_uint64_t index, zip_flags_t flags);
zip_int64_t czip_fread(zip_file_t *file, void *bytes, zip_uint64_t count);
int czip_fclose(zip_file_t *file);
zip_int64_t czip_file_add(zip_t *archive, const char *name, zip_source_t *source, zip_flags_t flags);
int czip_file_get_external_attributes(
    zip_t *archive, zip_uint64_t index, zip_flags_t flags, zip_uint8_t *system, zip_uint32_t *attributes);
int czip_file_set_external_attributes(
    zip_t *archive, zip_uint64_t index, zip_flags_t flags, zip_uint8_t system, zip_uint32_t attributes);
int czip_file_set_dostime(
    zip_t *archive, zip_uint64_t index, zip_uint16_t time, zip_uint16_t date, zip_flags_t flags);
int czip_set_file_compression(zip_t *archive, zip_uint64_t index, zip_int32_t method, zip_uint32_t level);
#endif
