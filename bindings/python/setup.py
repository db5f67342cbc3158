"""A wheel with a program in it: for any Python 3, and for one platform."""
from setuptools import Distribution, setup
from wheel.bdist_wheel import bdist_wheel


class WithProgram(Distribution):
    def has_ext_modules(self):
        return True


class ForPlatform(bdist_wheel):
    def get_tag(self):
        return "py3", "none", super().get_tag()[2]


setup(distclass=WithProgram, cmdclass={"bdist_wheel": ForPlatform})
