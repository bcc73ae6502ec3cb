#include "CGIF.h"
