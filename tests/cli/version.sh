# The version and the licence, on standard output.
plycut --version
plycut -V | head -n 1
