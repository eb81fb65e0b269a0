"""What all tests share."""

from hypothesis import settings

# A loaded machine is slow now and then: how long one example takes is no property of the code.
# Examples are the same in every run, so that a run says the same of the same code; others are
# tried, and more of them, with `--hypothesis-profile=explore`.
settings.register_profile("explore", deadline=None, max_examples=300)
settings.register_profile("polofield", deadline=None, derandomize=True, max_examples=15)
settings.load_profile("polofield")
