"""The search of the levels on the kernel of Glen More (docs/kernels.md); needs the packages of the extra ``fast``."""
