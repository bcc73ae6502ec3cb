#include "CSPNG.h"
