# For lldb: how positions, cells and units are printed, and the command "board". See show.py.

import os
import sys

import lldb

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import show  # noqa: E402

SHOWN = ("Pos", "Cell", "Unit", "Citizen")


def fields_of(value):
    """The fields of a structure as a list of (name, plain value)."""
    return [(child.GetName(), plain(child)) for child in value]


def plain(value):
    """A field as a truth, a number, a word, or a position as it is printed."""
    kind = value.GetType().GetCanonicalType()
    if kind.GetBasicType() == lldb.eBasicTypeBool:
        return value.GetValueAsUnsigned() != 0
    if kind.GetName() == "Pos":
        return show.position(dict(fields_of(value)))
    if kind.GetTypeClass() == lldb.eTypeClassEnumeration:
        return value.GetValue()
    return value.GetValueAsSigned()


def summary(value, internal_dictionary):
    return show.thing(fields_of(value.GetNonSyntheticValue()))


def board(debugger, command, result, internal_dictionary):
    frame = debugger.GetSelectedTarget().GetProcess().GetSelectedThread().GetSelectedFrame()

    def evaluated(text):
        value = frame.EvaluateExpression(text)
        if value.GetError().Fail():
            raise ValueError(value.GetError().GetCString() or text)
        return value

    def called(function, *arguments):
        words = ["(State*) this"] + [str(argument) for argument in arguments]
        pointer = evaluated("%s(%s)" % (function, ", ".join(words)))
        if pointer.GetValueAsUnsigned() == 0:
            return None
        value = pointer.Dereference()
        fields = dict(fields_of(value.GetNonSyntheticValue()))
        kind = value.GetChildMemberWithName("type").GetType()
        fields["plain type"] = kind.GetEnumMembers().GetTypeEnumMemberAtIndex(0).GetName()
        return fields

    try:
        print(show.board(command, lambda word: evaluated(word).GetValueAsSigned(), called,
                         sys.stdout.isatty()), file=result)
    except ValueError as error:
        result.SetError(str(error))


def end_if_over(debugger, message):
    """If the program has ended, says what that means, and ends the debugger, too."""
    if debugger.GetSelectedTarget().GetProcess().GetState() == lldb.eStateExited:
        print("error: " + message, file=sys.stderr, flush=True)
        os._exit(1)


board.__doc__ = show.HELP


def __lldb_init_module(debugger, internal_dictionary):
    for name in SHOWN:
        debugger.HandleCommand("type summary add -F in_lldb.summary %s" % name)
    debugger.HandleCommand("command script add -f in_lldb.board board")
