"""Goes on reading keys where the terminal has sent what is none."""

import sys

from textual.driver import Driver

if sys.platform == "win32":

    def forgiving(usual: type[Driver]) -> type[Driver]:
        """The usual driver: there keys come one by one, and no bytes are to be made out."""
        return usual

else:
    from textual.drivers.linux_driver import LinuxDriver

    class ForgivingDriver(LinuxDriver):
        """Reads on after bytes that are no text, as keys and clicks of old terminals are."""

        def run_input_thread(self) -> None:
            """Wait for input until the app is left."""
            while not self.exit_event.is_set():
                try:
                    super().run_input_thread()
                except (ValueError, OverflowError):  # no UTF-8, or the number of a key that there cannot be
                    continue

    def forgiving(usual: type[Driver]) -> type[Driver]:
        """A driver in place of the usual one, where that would end the app over such input."""
        return ForgivingDriver if usual is LinuxDriver else usual
