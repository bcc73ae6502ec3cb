#include "CLazy.h"

#include <dlfcn.h>

bool lazy_load(struct lazy_library *library) {
  pthread_mutex_lock(&library->mutex);
  if (!library->was_tried) {
    library->was_tried = true;
    for (const char *const *name = library->names; library->handle == NULL && *name != NULL; name++) {
      library->handle = dlopen(*name, RTLD_NOW | RTLD_LOCAL);
    }
  }
  void *handle = library->handle;
  pthread_mutex_unlock(&library->mutex);
  return handle != NULL;
}

void *lazy_address(struct lazy_library *library, const char *name, void **address) {
  void *found = __atomic_load_n(address, __ATOMIC_ACQUIRE);
  if (found == NULL && lazy_load(library)) {
    found = dlsym(library->handle, name);
    __atomic_store_n(address, found, __ATOMIC_RELEASE);
  }
  return found;
}
