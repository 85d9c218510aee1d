# What a debugger shows of a game: a position, a cell or a unit in a line, and the board around a
# place as letters. It goes by the names of fields, so that it is the same for all games; in_gdb.py
# and in_lldb.py say how to get at them.

NOBODY = -1
RADIUS = 6

COLOURS = ["\033[31m", "\033[32m", "\033[34m", "\033[35m"]  # of the clans 0 to 3
END = "\033[0m"

HELP = """The board around a unit, or around a place: board 12, or board 30 7.
How many cells on each side may follow, after a slash: board 12/10. A unit is shown as the letter of its
type and the number of its clan (! if it has none), what lies on a cell by the letter of its name, the
owner of a cell as a number, and another type of cell by the letter of that."""


def is_shown(names):
    """Whether a structure with these fields is a position, a cell or a unit."""
    return names == ["i", "j"] or names[:1] == ["type"] and "id" in names


def is_nothing(value):
    """Whether a field says that there is none: false, -1, 0, NoBonus, ..."""
    return value in (False, NOBODY, 0) or str(value).startswith("No")


def position(fields):
    return "(%s, %s)" % (fields["i"], fields["j"])


def thing(fields):
    """A position as (12, 30); a cell or a unit as its type and what it has."""
    if [name for name, value in fields] == ["i", "j"]:
        return position(dict(fields))
    words = []
    for name, value in fields:
        if name == "type":
            words.append(str(value))
        elif value is True:
            words.append(name)
        elif value != NOBODY and (not is_nothing(value) or name in ("id", "player")
                                  or name.endswith("owner")):
            words.append("%s %s" % (name, value))
    return ", ".join(words)


def clan_of(cell, unit):
    """Whose colour a cell has: that of the unit on it, or of its owner."""
    if unit:
        return unit.get("player", NOBODY)
    return max([value for name, value in cell.items() if name.endswith("owner")] + [NOBODY])


def letters_of_thing(cell):
    """What lies on a cell; None if nothing does."""
    for name, value in cell.items():
        if name in ("type", "plain type", "id") or name.endswith("owner") or is_nothing(value):
            continue
        # How often a rock must be dug is no thing on it.
        if type(value) is int and cell["type"] != cell["plain type"]:
            continue
        word = value if isinstance(value, str) else name
        return " " + word[0].lower()
    return None


def letters_of(cell, unit):
    """Two letters for a cell."""
    if unit:
        player = unit.get("player", NOBODY)
        return unit["type"][0] + ("!" if player == NOBODY else str(player))
    thing_there = letters_of_thing(cell)
    if thing_there:
        return thing_there
    owner = clan_of(cell, None)
    if owner != NOBODY:
        return " %d" % owner
    return " ." if cell["type"] == cell["plain type"] else " " + cell["type"][0]


def parse(text, number, called):
    """The place and the radius that the words of a command ask for."""
    words, _, radius = text.partition("/")
    numbers = [number(word) for word in words.split()]
    if len(numbers) == 2:
        return numbers[0], numbers[1], number(radius or str(RADIUS))
    if len(numbers) != 1:
        raise ValueError("expected a unit, or a row and a column: board 12, or board 30 7")
    unit = called("debugger_unit", numbers[0])
    if unit is None:
        raise ValueError("there is no unit %d" % numbers[0])
    row, column = unit["pos"].strip("()").split(", ")
    return int(row), int(column), number(radius or str(RADIUS))


def board(text, number, called, colours):
    """The board, as the command asks for it. number(word) is what an expression is worth, and
    called(function, ...) has the fields of what a function of the game points to, or None."""
    row, column, radius = parse(text, number, called)
    rows = {}
    for i in range(row - radius, row + radius + 1):
        cells = [(j, called("debugger_cell", i, j))
                 for j in range(column - radius, column + radius + 1)]
        cells = [(j, cell) for j, cell in cells if cell]
        if cells:
            rows[i] = cells
    if not rows:
        raise ValueError("(%d, %d) is off the board" % (row, column))
    lines = ["    " + "".join("%3d" % j for j, _ in next(iter(rows.values())))]
    for i, cells in rows.items():
        line = "%3d " % i
        for j, cell in cells:
            unit = called("debugger_unit", cell["id"]) if cell["id"] != NOBODY else None
            clan, here = clan_of(cell, unit), letters_of(cell, unit)
            if colours and 0 <= clan < len(COLOURS):
                here = COLOURS[clan] + here + END
            line += (">" if (i, j) == (row, column) else " ") + here
        lines.append(line)
    return "\n".join(lines)
