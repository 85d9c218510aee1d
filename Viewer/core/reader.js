'use strict';
// The words and numbers of a trace, read from its bytes.
{
  const BLANK = 32;
  const MINUS = 45;
  const ZERO = 48;
  const NINE = 57;
  const NEWLINE = 10;

  const MOST_SHOWN = 40;

  /// Why a trace can't be read further. `cut`: the file ends too early; otherwise it is damaged.
  /// `line` counts from 1; `expected` says in English what should have stood there, a word of the
  /// trace in quotes; `found` is the word that does, empty if none does.
  class TraceError extends Error {
    constructor(cut, line, expected, found) {
      super(`line ${line}: expected ${expected}` + (cut ? ', but the file ends' : ''));
      Object.assign(this, {name: 'TraceError', cut, line, expected, found});
    }

    /// Line and words as {text, args}, for any language.
    get detail() {
      const {line, expected, found} = this;
      if (found === '') return {text: 'in_line', args: {line}};
      const text = expected.startsWith('"') ? 'found_instead' : 'found';
      return {text, args: {line, expected, found: `"${found}"`}};
    }
  }

  /// A cursor over the words of a text, which white space separates.
  /// A word that ends with the file, without white space behind it, counts as cut off.
  class Reader {
    constructor(bytes) {
      this.bytes = bytes;
      this.at = 0;
    }

    /// Throws a TraceError for the place of the cursor, or for the one given.
    fail(expected, at = this.at) {
      let line = 1;
      const end = Math.min(at, this.bytes.length);
      for (let k = 0; k < end; ++k) if (this.bytes[k] === NEWLINE) ++line;
      throw new TraceError(at >= this.bytes.length, line, expected, this.show_word(at));
    }

    /// The word at a place, as far as it can be shown.
    show_word(start) {
      let at = start;
      while (this.bytes[at] > BLANK) ++at;
      const shown = this.bytes.subarray(start, Math.min(at, start + MOST_SHOWN));
      return new TextDecoder().decode(shown) + (at - start > MOST_SHOWN ? '…' : '');
    }

    skip_blanks() {
      const bytes = this.bytes;
      let at = this.at;
      while (at < bytes.length && bytes[at] <= BLANK) ++at;
      this.at = at;
    }

    /// Only white space is left.
    at_end() {
      this.skip_blanks();
      return this.at >= this.bytes.length;
    }

    /// Steps over the next word and returns where it starts; it ends at `this.at`.
    skip_word(expected) {
      this.skip_blanks();
      const bytes = this.bytes;
      const start = this.at;
      let at = start;
      while (at < bytes.length && bytes[at] > BLANK) ++at;
      if (at >= bytes.length) this.fail(expected, at);
      this.at = at;
      return start;
    }

    word(expected) {
      const start = this.skip_word(expected);
      return new TextDecoder().decode(this.bytes.subarray(start, this.at));
    }

    /// The next word and the rest of its line, which must end.
    line(expected) {
      const start = this.skip_word(expected);
      const end = this.bytes.indexOf(NEWLINE, this.at);
      if (end < 0) this.fail(expected, this.bytes.length);
      this.at = end;
      return new TextDecoder().decode(this.bytes.subarray(start, end)).trimEnd();
    }

    /// The next word must be this one (of ASCII letters).
    expect(word) {
      const is_there = this.sees(word);
      const start = this.skip_word(`"${word}"`);
      if (!is_there) this.fail(`"${word}"`, start);
    }

    /// Whether the next word is this one; the cursor stays.
    sees(word) {
      this.skip_blanks();
      for (let k = 0; k < word.length; ++k) {
        if (this.bytes[this.at + k] !== word.charCodeAt(k)) return false;
      }
      return !(this.bytes[this.at + word.length] > BLANK);
    }

    /// A whole number between the two bounds.
    integer(expected, low = -2147483648, high = 2147483647) {
      const start = this.skip_word(expected);
      const bytes = this.bytes;
      const negative = bytes[start] === MINUS;
      let at = negative ? start + 1 : start;
      if (at === this.at || this.at - at > 10) this.fail(expected, start);
      let value = 0;
      for (; at < this.at; ++at) {
        const digit = bytes[at];
        if (digit < ZERO || digit > NINE) this.fail(expected, start);
        value = 10 * value + (digit - ZERO);
      }
      if (negative) value = -value;
      if (value < low || value > high) this.fail(`${expected} (${low} to ${high})`, start);
      return value;
    }

    /// A number with decimals, as C++ prints a double.
    real(expected) {
      const start = this.skip_word(expected);
      const text = String.fromCharCode(
        ...this.bytes.subarray(start, Math.min(this.at, start + 40))
      );
      const value = Number(text);
      if (!Number.isFinite(value)) this.fail(expected, start);
      return value;
    }
  }

  V.TraceError = TraceError;
  V.Reader = Reader;
}
