"""What all tests share."""

import numba
import numpy as np

if numba.config.DISABLE_JIT:
    # The fast generator wraps around by design; only interpreted NumPy warns about it.
    np.seterr(over="ignore")
