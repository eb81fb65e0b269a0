"""What all tests share."""

from hypothesis import settings

# A loaded machine is slow now and then: how long one example takes is no property of the code.
settings.register_profile("polofield", deadline=None)
settings.load_profile("polofield")
