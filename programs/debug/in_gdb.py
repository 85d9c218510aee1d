# For gdb: how positions, cells and units are printed, and the command "board". See show.py.

import os
import sys

import gdb

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import show  # noqa: E402


def fields_of(value):
    """The fields of a structure as a list of (name, plain value)."""
    kind = value.type.strip_typedefs()
    return [(field.name, plain(value[field.name])) for field in kind.fields()]


def plain(value):
    """A field as a truth, a number, a word, or a position as it is printed."""
    kind = value.type.strip_typedefs()
    if kind.code == gdb.TYPE_CODE_BOOL:
        return bool(value)
    if kind.code == gdb.TYPE_CODE_INT:
        return int(value)
    return show.position(dict(fields_of(value))) if kind.name == "Pos" else str(value)


class Printer:
    def __init__(self, value):
        self.value = value

    def to_string(self):
        return show.thing(fields_of(self.value))


def printer_of(value):
    kind = value.type.strip_typedefs()
    if kind.code != gdb.TYPE_CODE_STRUCT or not kind.name or "::" in kind.name:
        return None
    return Printer(value) if show.is_shown([field.name for field in kind.fields()]) else None


gdb.pretty_printers.insert(0, printer_of)


def called(function, *arguments):
    """What a function of engine/kit/Debugger.cc points to, as a dictionary; None for null."""
    words = ["(State*) this"] + [str(argument) for argument in arguments]
    try:
        pointer = gdb.parse_and_eval("%s(%s)" % (function, ", ".join(words)))
    except gdb.error as error:
        raise ValueError("%s. Where gdb can't call functions of the program, lldb may: "
                         "DEBUGGER=lldb make debug-AIX" % str(error).rstrip("."))
    if int(pointer) == 0:
        return None
    value = pointer.dereference()
    fields = dict(fields_of(value))
    fields["plain type"] = value.type.strip_typedefs()["type"].type.fields()[0].name
    return fields


def end_if_over(message):
    """If the program has ended, says what that means, and ends the debugger, too."""
    if gdb.selected_inferior().pid == 0:
        print("error: " + message, file=sys.stderr, flush=True)
        gdb.execute("quit 1")


class Board(gdb.Command):
    __doc__ = show.HELP

    def __init__(self):
        super().__init__("board", gdb.COMMAND_DATA)

    def invoke(self, text, from_tty):
        try:
            print(show.board(text, lambda word: int(gdb.parse_and_eval(word)), called,
                             sys.stdout.isatty()))
        except (ValueError, gdb.error) as error:
            raise gdb.GdbError(str(error))


Board()
