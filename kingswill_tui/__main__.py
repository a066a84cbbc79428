"""Lets `python -m kingswill_tui` start the game like `kingswill`."""

from kingswill_tui.cli import main

if __name__ == "__main__":
    main()
