// The editor: CodeMirror with C++, what the compiler completes, and its messages at their lines.
// Bundled into one script for the page.
import {autocompletion} from '@codemirror/autocomplete';
import {indentWithTab} from '@codemirror/commands';
import {cpp} from '@codemirror/lang-cpp';
import {lintGutter, setDiagnostics} from '@codemirror/lint';
import {EditorState} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';
import {basicSetup} from 'codemirror';

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
  /// `change(text)` is called when the text has changed; `keys` are functions by key, such as Mod-Enter;
  /// `complete(text, line, column)` brings what could stand there.
  constructor(place, {label, change, keys, complete}) {
    this.complete = complete;
    this.extensions = [
      keymap.of(Object.entries(keys).map(([key, act]) => ({key, run: () => (act(), true)}))),
      basicSetup,
      EditorView.lineWrapping,
      cpp(),
      lintGutter(),
      LOOK,
      keymap.of([indentWithTab]),
      autocompletion({maxRenderedOptions: 40, override: [context => this.completions(context)]}),
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
  }

  /// What could stand where one types, once there is a letter, or a mark behind which members are.
  async completions(context) {
    const {from, text} = context.matchBefore(/\w*/);
    const line = context.state.doc.lineAt(from);
    const before = line.text.slice(0, from - line.from);
    if (text === '' && !context.explicit && !/(\.|->|::)$/.test(before)) return null;
    const column = new TextEncoder().encode(before).length + 1;
    const options = await this.complete(context.state.doc.toString(), line.number, column);
    return {from, options, validFor: /^\w*$/};
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
