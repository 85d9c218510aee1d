// The editor: CodeMirror with C++, what the compiler completes, and its messages at their lines.
import {autocompletion} from '@codemirror/autocomplete';
import {indentWithTab} from '@codemirror/commands';
import {cpp} from '@codemirror/lang-cpp';
import {lintGutter, setDiagnostics} from '@codemirror/lint';
import {oneDark} from '@codemirror/theme-one-dark';
import {EditorView, keymap} from '@codemirror/view';
import {basicSetup} from 'codemirror';

class Editor {
  /// `pane.changed(text)` is told of changes; `pane.complete(text, line, column)` brings what could stand there.
  constructor(place, pane) {
    Object.assign(this, {place, pane});
    this.open('');
  }

  /// Another file: what was typed before can't be undone into it.
  open(text) {
    const {place, pane} = this;
    this.view?.destroy();
    this.view = new EditorView({
      parent: place,
      doc: text,
      extensions: [
        keymap.of([
          {key: 'Mod-Enter', run: () => pane.bench.play()},
          {key: 'Mod-s', run: () => pane.save(), preventDefault: true},
          indentWithTab,
        ]),
        basicSetup,
        EditorView.lineWrapping,
        matchMedia('(prefers-color-scheme: dark)').matches ? oneDark : [],
        cpp(),
        lintGutter(),
        autocompletion({override: [context => this.completions(context)]}),
        EditorView.contentAttributes.of({'aria-label': 'C++'}),
        EditorView.updateListener.of(update => update.docChanged && pane.changed(this.text)),
      ],
    });
  }

  get text() {
    return this.view.state.doc.toString();
  }

  /// What could stand where one types, once there is a letter, or a mark before members.
  async completions(context) {
    const {from, text} = context.matchBefore(/\w*/);
    const {doc} = context.state;
    const line = doc.lineAt(from);
    const before = line.text.slice(0, from - line.from);
    if (text === '' && !context.explicit && !/(\.|->|::)$/.test(before)) return null;
    const column = new TextEncoder().encode(before).length + 1;
    const options = await this.pane.complete(doc.toString(), line.number, column);
    return {from, options, validFor: /^\w*$/};
  }

  line(number) {
    const {doc} = this.view.state;
    return doc.line(Math.min(number, doc.lines));
  }

  /// Shows messages {line, column, severity, message}.
  mark(messages) {
    const {state} = this.view;
    const found = messages.map(({line, column, ...message}) => {
      const place = this.line(line);
      const from = Math.min(place.from + column - 1, place.to);
      return {from, to: state.wordAt(from)?.to ?? from, ...message};
    });
    this.view.dispatch(setDiagnostics(state, found));
  }

  go_to(line) {
    const {from} = this.line(line);
    this.view.dispatch({selection: {anchor: from}, effects: EditorView.scrollIntoView(from, {y: 'center'})});
    this.view.focus();
  }
}

V.Editor = Editor;
