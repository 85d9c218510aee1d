// The editor: CodeMirror with C++, the names of the interface, and the compiler's messages at their lines.
// Bundled into one script for the page.
import {autocompletion, completeFromList} from '@codemirror/autocomplete';
import {indentWithTab} from '@codemirror/commands';
import {cpp, cppLanguage} from '@codemirror/lang-cpp';
import {lintGutter, setDiagnostics} from '@codemirror/lint';
import {Compartment, EditorState} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';
import {basicSetup} from 'codemirror';

/// What a player may call, with what its headers say of it, for completion.
function names_of(headers) {
  const found = new Map();
  for (const text of headers)
    for (const [, comment, declared] of text.matchAll(/((?:^ *\/\/\/.*\n)+) *([^\n]+)/gm)) {
      const name = /(\w+)\(/.exec(declared) || /(\w+)\s*[;{=]/.exec(declared);
      if (name === null || name[1].endsWith('_') || found.has(name[1])) continue;
      const info = comment.replace(/^ *\/\/\/ ?/gm, '').trim();
      const detail = declared.replace(/[;{].*/, '').trim();
      found.set(name[1], {
        label: name[1],
        type: declared.includes('(') ? 'function' : 'variable',
        info: `${detail}\n\n${info}`,
      });
    }
  return Array.from(found.values());
}

const LOOK = EditorView.theme({
  '&': {height: '100%', backgroundColor: 'var(--panel)', color: 'var(--text)', fontSize: '13px'},
  '.cm-gutters': {backgroundColor: 'var(--page)', color: 'var(--muted)', borderColor: 'var(--border)'},
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 9%, transparent)',
  },
  '.cm-content': {caretColor: 'var(--text)'},
  '.cm-cursor': {borderLeftColor: 'var(--text)'},
  '.cm-tooltip': {backgroundColor: 'var(--panel)', color: 'var(--text)', borderColor: 'var(--border)'},
  '.cm-completionInfo': {
    whiteSpace: 'pre-wrap',
    maxWidth: '380px',
    fontFamily: 'monospace',
    fontSize: '12px',
  },
  '.cm-panels': {backgroundColor: 'var(--page)', color: 'var(--text)'},
});

class Editor {
  /// `change(text)` is called when the text has changed; `keys` are functions by key, such as Mod-Enter.
  constructor(place, {label, change, keys}) {
    this.completion = new Compartment();
    this.extensions = [
      keymap.of(Object.entries(keys).map(([key, act]) => ({key, run: () => (act(), true)}))),
      basicSetup,
      EditorView.lineWrapping,
      cpp(),
      lintGutter(),
      LOOK,
      keymap.of([indentWithTab]),
      autocompletion({maxRenderedOptions: 40}),
      this.completion.of([]),
      EditorView.contentAttributes.of({'aria-label': label}),
      EditorView.updateListener.of(update => update.docChanged && change(this.text)),
    ];
    this.view = new EditorView({parent: place, state: this.state_of('')});
  }

  state_of(text) {
    return EditorState.create({doc: text, extensions: this.extensions});
  }

  get text() {
    return this.view.state.doc.toString();
  }

  /// Another file: what was typed before can't be undone into it.
  open(text) {
    this.view.setState(this.state_of(text));
    if (this.headers) this.know(this.headers);
  }

  /// Completes what these headers declare.
  know(headers) {
    this.headers = headers;
    const source = completeFromList(names_of(headers));
    this.view.dispatch({effects: this.completion.reconfigure(cppLanguage.data.of({autocomplete: source}))});
  }

  /// Shows messages {line, column, severity, message}.
  mark(messages) {
    const {doc} = this.view.state;
    const found = messages.map(({line, column, severity, message}) => {
      const {from, to, text} = doc.line(Math.min(line, doc.lines));
      const start = from + Math.min(column - 1, text.length);
      const word = /^\w+/.exec(text.slice(column - 1));
      return {from: start, to: Math.min(to, start + (word ? word[0].length : 1)), severity, message};
    });
    this.view.dispatch(
      setDiagnostics(
        this.view.state,
        found.sort((a, b) => a.from - b.from)
      )
    );
  }

  go_to(line) {
    const {doc} = this.view.state;
    const {from} = doc.line(Math.max(1, Math.min(line, doc.lines)));
    this.view.dispatch({selection: {anchor: from}, effects: EditorView.scrollIntoView(from, {y: 'center'})});
    this.view.focus();
  }
}

globalThis.Viewer.Editor = Editor;
