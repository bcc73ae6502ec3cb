/* Reads a property list with libplist again and again; prints nanoseconds and the number of skins of each time. */
#include <plist/plist.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(int count, char **arguments) {
  if (count != 3) return 2;
  FILE *file = fopen(arguments[1], "rb");
  if (file == NULL) return 3;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *bytes = malloc((size_t)size + 1);
  if (bytes == NULL || fread(bytes, 1, (size_t)size, file) != (size_t)size) return 3;
  fclose(file);
  for (int left = atoi(arguments[2]); left > 0; left--) {
    struct timespec before, after;
    clock_gettime(CLOCK_MONOTONIC, &before);
    plist_t root = NULL;
    plist_from_memory(bytes, (uint32_t)size, &root);
    clock_gettime(CLOCK_MONOTONIC, &after);
    uint32_t skins = root == NULL ? 0 : plist_dict_get_size(root);
    plist_free(root);
    printf("%lld %u\n", (after.tv_sec - before.tv_sec) * 1000000000LL + after.tv_nsec - before.tv_nsec, skins);
  }
  free(bytes);
  return 0;
}
