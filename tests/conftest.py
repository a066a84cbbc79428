"""What holds for all tests."""

import signal


def pytest_configure() -> None:
    """Let programs that tests start be interrupted, even where a shell runs the tests in its background."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
