"""The error of a machine on which a kernel cannot run."""


class KernelUnavailable(RuntimeError):
    """The packages of the extra ``fast``, or a GPU, are missing; the text says which."""
