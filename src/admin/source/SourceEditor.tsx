import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';

interface SourceEditorProps {
  id: string;
  value: string;
  /** Lines of the file above the text, so that line numbers match those in messages. */
  linesAbove: number;
  onChange: (value: string) => void;
}

/** A page’s source text, with the line numbers of its file. */
export function SourceEditor({ id, value, linesAbove, onChange }: SourceEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const numbers = useRef(new Compartment());
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });

  useEffect(() => {
    if (place.current === null) return;
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: value,
        extensions: [
          history(),
          numbers.current.of([]),
          highlightSelectionMatches(),
          keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap]),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ id, 'aria-label': 'Text', spellcheck: 'true' }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) report.current(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Made once; later values come in below.
  }, []);

  useEffect(() => {
    const editor = view.current;
    if (editor === null || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  useEffect(() => {
    const formatNumber = (line: number) => String(line + linesAbove);
    view.current?.dispatch({ effects: numbers.current.reconfigure(lineNumbers({ formatNumber })) });
  }, [linesAbove]);

  return <div className="deskSource" ref={place} />;
}
