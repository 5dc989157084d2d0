"""Before any test: the catalogues are compiled, and Hypothesis does not look at the clock."""

import sys

if sys.platform != "emscripten":
    from hypothesis import HealthCheck, settings

    from tools.catalogues import compile_all

    compile_all()
    # A busy machine is not a failed test.
    settings.register_profile("calm", deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.load_profile("calm")
