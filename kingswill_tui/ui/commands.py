"""Everything a person can command, declared once: keys, key line, palette and help derive from this list."""

from textual.binding import Binding

from kingswill_tui.core.named_tuples import NamedTuple


class Command(NamedTuple):
    """One thing a key, a click or the palette can do."""

    id: str
    """Its name; the screen that offers it has a method `action_<id>`."""
    keys: tuple[str, ...]
    """Keys that give it, the first one shown."""
    title: str
    """One or two words for the key line."""
    about: str
    """One sentence for help and palette."""
    shown: bool = True
    """Whether the key line shows it where there is room."""


_ALL = (
    Command("back", ("escape",), "Back", "Leave this screen."),
    Command(
        "close", ("escape", "enter", "space", "p"), "Done", "Leave this screen; nothing of it stays visible."
    ),
    Command(
        "shut", ("escape", "question_mark", "f1"), "Back", "Back from the rule or the help that is open here."
    ),
    Command("answers", ("escape",), "Answers", "Back from the board to the answers."),
    Command("leave", ("escape",), "Leave", "Leave this game, which is saved, for the title screen."),
    Command("hide_now", ("escape",), "Hide", "Hide this behind the cover."),
    Command("help", ("f1",), "Help", "Show what can be done here, and with which keys."),
    Command("palette", ("ctrl+p",), "Commands", "Search everything that can be done here."),
    Command("quit", ("ctrl+q",), "Quit", "Leave the game; it is saved after every answer.", shown=False),
    Command("continue_game", ("c",), "Continue", "Go on with the newest unfinished game."),
    Command("new_game", ("n",), "New game", "Choose seats and rules for a new game."),
    Command("first_game", ("f",), "First game", "Learn the game by playing the rulebook's first game."),
    Command("load", ("l",), "Load", "Choose among the saved games."),
    Command("replays", ("v",), "Replays", "Look at finished games again."),
    Command("rules", ("question_mark",), "Rules", "Open the rules at what is asked here."),
    Command("settings", ("s",), "Settings", "Change look, pace and covers."),
    Command("start", ("ctrl+s", "f5"), "Start", "Start the game as set up here."),
    Command("undo", ("u",), "Undo", "Take back the last answer."),
    Command("redo", ("ctrl+r",), "Redo", "Give an answer again that was taken back."),
    Command("reset_turn", ("U",), "Reset turn", "Take back everything of this turn.", shown=False),
    Command("peek", ("p",), "Peek", "Look at what only one seat may know, behind a cover."),
    Command("recap", ("r",), "Recap", "Tell what happened since this seat's last turn."),
    Command("log", ("L",), "Log", "Read everything that has happened, and go back to a line."),
    Command("notebook", ("n",), "Notebook", "Write private notes, behind a cover."),
    Command("why", ("w",), "Why not", "Tell what is not possible now, and why."),
    Command("enlarge", ("D",), "Duchies", "Show the next seat's duchy large.", shown=False),
    Command("next_panel", ("tab",), "Next", "Go to the next panel or field.", shown=False),
    Command("previous_panel", ("shift+tab",), "Previous", "Go to the panel or field before.", shown=False),
    Command("to_table", ("t",), "Table", "Back to the table."),
    Command(
        "title_screen",
        ("ctrl+t",),
        "Title",
        "Leave this game, which is saved, for the title screen.",
        shown=False,
    ),
    Command("pause", ("space",), "Pause", "Stop and go on: bots, replay."),
    Command("skip", ("ctrl+n",), "Skip", "Let bots act at once until a person is asked."),
    Command("pace", ("ctrl+b",), "Pace", "Change how fast bots act.", shown=False),
    Command("surprise", ("ctrl+u",), "Surprise me", "Fill in the rest of the preparation at random."),
    Command("rematch", ("m",), "Rematch", "Play again with the same seats."),
    Command("replay", ("v",), "Replay", "Go through this game from its start."),
    Command("step_on", ("right",), "Later", "One step on."),
    Command("step_back", ("left",), "Earlier", "One step back."),
    Command("delete", ("delete",), "Delete", "Delete the chosen save, after asking."),
    Command("export", ("e",), "Export", "Write the chosen save to a file."),
    Command("open_save", ("enter",), "Open", "Open the chosen save."),
    Command(
        "good_part",
        ("g",),
        "Good part",
        "Go on with what is good of a damaged save, as a new game; the damaged one stays as it is.",
    ),
    Command("yes", ("y",), "Yes", "Do it."),
    Command("no", ("n", "escape"), "No", "Leave it as it is."),
    Command("search", ("slash",), "Search", "Type what to look for."),
    Command("line_on", ("down",), "Down", "To the next line.", shown=False),
    Command("line_back", ("up",), "Up", "To the line before.", shown=False),
    Command("page_on", ("pagedown",), "Page down", "One page down.", shown=False),
    Command("page_back", ("pageup",), "Page up", "One page up.", shown=False),
    Command("rule_before", ("ctrl+o",), "Rule before", "Back to the rule that was read before."),
    Command("open_rule", ("enter", "question_mark"), "Rule", "Open the rule of the chosen line."),
    Command("go_back_here", ("enter",), "Go back here", "Take back everything after the chosen line."),
    Command("to_start", ("home",), "Start", "To the start.", shown=False),
    Command("to_end", ("end",), "End", "To the end.", shown=False),
    Command("turn_on", ("pagedown",), "Turn on", "To the next turn.", shown=False),
    Command("turn_back", ("pageup",), "Turn back", "To the turn before.", shown=False),
    Command("speed", ("s",), "Speed", "Take the next speed for a replay that plays by itself."),
    Command("speed_1", ("1",), "Slow", "Play the replay slowly.", shown=False),
    Command("speed_2", ("2",), "Steady", "Play the replay at a steady speed.", shown=False),
    Command("speed_3", ("3",), "Fast", "Play the replay fast.", shown=False),
    Command("speed_4", ("4",), "Fastest", "Play the replay as fast as can be followed.", shown=False),
    Command("eyes", ("e",), "Seen by", "Look on as the table, or with what one seat knew."),
    Command("knowledge", ("k",), "Secrets", "Show what the seat knew then instead of the board."),
    Command("fork", ("f",), "Play on", "Begin a new game from here; this one stays as it is."),
    Command("value_on", ("right", "space", "enter"), "Change", "Take the next value."),
    Command("value_back", ("left",), "Change back", "Take the value before.", shown=False),
    Command("lesson_hint", ("f2",), "Hint", "Say what is to be done in this step of the lesson."),
    Command("lesson_back", ("f3",), "Step back", "Back to the step of the lesson before."),
    Command("lesson_skip", ("f4",), "Skip step", "Go on as if this step of the lesson was done."),
    Command("lesson_skip_all", ("f6",), "Skip lesson", "Go on with the next lesson."),
    Command("lesson_restart", ("f7",), "Restart", "Begin the lessons again."),
    Command("turn_card", ("enter", "right"), "Next", "Turn the next card face up, or go on."),
    Command("scoring", ("enter",), "Final scoring", "Turn the King's cards as at the end of the game."),
    Command("show_all", ("a",), "All", "Show the whole score sheet."),
)
LESSON = ("lesson_hint", "lesson_back", "lesson_skip", "lesson_skip_all", "lesson_restart")
"""Commands that only a taught game has."""
COMMANDS = {command.id: command for command in _ALL}


def bindings(ids: tuple[str, ...]) -> list[Binding]:
    """The key bindings of the named commands, for a screen's BINDINGS."""
    return [
        Binding(key, command.id, command.title, show=False)
        for command in (COMMANDS[name] for name in ids)
        for key in command.keys
    ]
