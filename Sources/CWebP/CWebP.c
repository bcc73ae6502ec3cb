#include "CWebP.h"
