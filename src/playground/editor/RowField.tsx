import { history } from '@codemirror/commands';
import { Annotation, Compartment, EditorState, Prec, type Extension } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { useEffect, useRef, type RefObject } from 'react';
import { isComposing } from '../../base/browser/composition-keys';
import { useLatest } from '../../base/browser/use-latest';
import { soundText } from '../../base/text/sound-text';
import { languageDirection } from '../../base/text/language-direction';
import { languagesMessages } from '../../config/messages/languages';
import type { RowKind } from '../../ink/languages/text-row';
import { editorKeymap } from './editor-keymap';
import { editorTheme } from './editor-theme';
import { highlightPieces } from './highlight-pieces';
import { useOpenStory } from './open-story';
import { MAIN_FILE } from '../../ink/story/story-program';
import { grammarOf } from './row-grammar';
import * as styles from './RowField.module.css';

export interface RowFieldProps {
  code: string;
  kind: RowKind;
  text: string;
  label: string;
  /** The id of what says what is wrong. */
  describedBy: string;
  isReadOnly: boolean;
  onChange: (text: string) => void;
  onDone: () => void;
  onBeside: (by: number) => void;
  /** A text has one line. */
  onEnter: () => void;
  onClose: () => void;
}

/** Marks a text that comes from the page, so that it is not reported back. */
const fromPage = Annotation.define<boolean>();

type FixedProps = Pick<RowFieldProps, 'code' | 'kind' | 'label' | 'describedBy' | 'isReadOnly'>;

/** What a field is, and what its keys do at any time. */
function fieldExtensions(
  { code, kind, label, describedBy, isReadOnly }: FixedProps,
  latest: RefObject<RowFieldProps>,
): Extension[] {
  const run = (act: (now: RowFieldProps) => void) => () => {
    if (latest.current !== null) act(latest.current);
    return true;
  };
  return [
    history(),
    EditorView.lineWrapping,
    highlightPieces((doc) => [{ from: 0, to: doc.length, grammar: grammarOf(kind) }]),
    Prec.high(
      keymap.of([
        { key: 'Mod-Enter', run: run(({ onDone }) => onDone()) },
        { key: 'Alt-ArrowUp', run: run(({ onBeside }) => onBeside(-1)) },
        { key: 'Alt-ArrowDown', run: run(({ onBeside }) => onBeside(1)) },
      ]),
    ),
    // A text has one line; Tab goes on to the buttons.
    keymap.of([
      { key: 'Enter', run: run(({ onEnter }) => onEnter()) },
      { key: 'Escape', run: run(({ onClose }) => onClose()) },
      ...editorKeymap,
    ]),
    EditorView.clipboardInputFilter.of((pasted) => soundText(pasted).replace(/\s*\n\s*/g, ' ')),
    placeholder(languagesMessages.row.placeholder),
    EditorState.readOnly.of(isReadOnly),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      lang: code,
      dir: languageDirection(code),
      tabindex: '0',
      spellcheck: 'true',
      autocorrect: 'off',
    }),
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      const isOwn = transactions.every((one) => one.annotation(fromPage) !== true);
      if (docChanged && isOwn) run(({ onChange }) => onChange(state.doc.toString()))();
    }),
    proseTheme,
    editorTheme,
  ];
}

/** What is translated is prose, in letters that a typeface for code may not have. */
const proseTheme = EditorView.theme({
  '.cm-scroller': { fontFamily: 'var(--font-text)', fontSize: 'var(--text-nav)' },
});

/** A field for one text of the story, with ink’s colours, and with its names while one types. */
export function RowField(props: RowFieldProps) {
  const { code, kind, text, label, describedBy, isReadOnly } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useLatest(props);
  const story = useLatest(useOpenStory());
  const first = useRef(text);

  useEffect(() => {
    const { current: parent } = place;
    if (parent === null) return;
    const completion = new Compartment();
    const editor = new EditorView({
      parent,
      state: EditorState.create({
        doc: first.current,
        selection: { anchor: first.current.length },
        extensions: [
          completion.of([]),
          ...fieldExtensions({ code, kind, label, describedBy, isReadOnly }, latest),
        ],
      }),
    });
    view.current = editor;
    editor.focus();
    // As in the editor of the whole text, it loads by itself; one can write without it.
    void import('./completion-extension').then(
      ({ inkCompletion }) => {
        if (view.current !== editor) return;
        const offered = inkCompletion({
          words: () => null,
          otherFiles: () => {
            const { source, files } = story.current.program;
            return { ...files, [MAIN_FILE]: source };
          },
        });
        editor.dispatch({ effects: completion.reconfigure(offered) });
      },
      () => undefined,
    );
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [code, kind, label, describedBy, isReadOnly, latest, story]);

  // What another tab wrote, or a button.
  useEffect(() => {
    const { current: editor } = view;
    if (editor === null || editor.state.doc.toString() === text) return;
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: text },
      selection: { anchor: text.length },
      annotations: fromPage.of(true),
    });
  }, [text]);

  return (
    // The Enter of an input method is its own.
    <div
      ref={place}
      className={styles.field}
      onKeyDownCapture={(event) => {
        if (isComposing(event.nativeEvent)) event.stopPropagation();
      }}
    />
  );
}
