"""Reads the file of rule passages and checks its shape."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, StringConstraints, ValidationError, model_validator

from kingswill_tui.core.errors import PlayerError

_Text = Annotated[str, StringConstraints(min_length=1, strict=True)]
_Mark = Literal["book", "ruling", "mixed", "house"]


class PassageRow(BaseModel):
    """One passage as written, its component values still names in braces."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Annotated[str, StringConstraints(pattern=r"^[A-Z]+-([A-Z]|[1-9][0-9]*)$")]
    """The rule it explains."""
    title: _Text
    """A few words."""
    text: _Text
    """The rule, said to a player."""
    mark: _Mark
    """What of it is ours."""
    ruling: str = ""
    """What we decided and why; empty only where all is the rulebook's."""
    see: tuple[_Text, ...]
    """Rules to read next."""
    words: str = ""
    """Further words to be found by."""

    @model_validator(mode="after")
    def _a_ruling_says_why(self) -> "PassageRow":
        if (self.mark == "book") != (self.ruling == ""):
            raise ValueError(f"{self.id} needs a ruling exactly if its mark is not book")
        return self


class ChapterRow(BaseModel):
    """One chapter."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    title: _Text
    """Its heading."""
    mark: _Mark | None = None
    """The mark of those passages that have none."""
    ruling: str = ""
    """The ruling that goes with that mark."""
    passage: tuple[PassageRow, ...]
    """Its passages in reading order."""

    @model_validator(mode="before")
    @classmethod
    def _mark_the_unmarked(cls, data: object) -> object:
        if not isinstance(data, dict) or not isinstance(data.get("passage"), list) or "mark" not in data:
            return data
        common = {"mark": data["mark"], "ruling": data.get("ruling", "")}
        rows = [
            {**common, **row} if isinstance(row, dict) and "mark" not in row else row
            for row in data["passage"]
        ]
        return {**data, "passage": rows}


class PassageFile(BaseModel):
    """The whole file."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    chapter: tuple[ChapterRow, ...]
    """The chapters in reading order."""

    @model_validator(mode="after")
    def _ids_are_unique_and_known(self) -> "PassageFile":
        rows = [row for chapter in self.chapter for row in chapter.passage]
        ids = [row.id for row in rows]
        for row in rows:
            if ids.count(row.id) > 1:
                raise ValueError(f"{row.id} stands there more than once")
            for other in row.see:
                if other not in ids or other == row.id:
                    raise ValueError(f"{row.id} points to {other}, which is no other passage")
        return self


@lru_cache(maxsize=4)
def read_passages(path: Path) -> PassageFile:
    """The passages of one file; a PlayerError says what is wrong with it."""
    try:
        return PassageFile.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        what = error.strerror or str(error)
    except UnicodeDecodeError:
        what = "it is not a text in UTF-8"
    except tomllib.TOMLDecodeError as error:
        what = f"it is not valid TOML ({error})"
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        what = f"{place}: {first['msg']}" if place else first["msg"]
    raise PlayerError(f"The rules reference {path} cannot be used: {what}; please install the program again.")
