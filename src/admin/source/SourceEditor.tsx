import { setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { forwardRef, useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import type { Problem } from '../../core/problems/problem';
import { diagnosticsOf, lineAt } from './diagnostics-of';
import { followLine } from './line-in-address';
import { sourceExtensions } from './source-extensions';

/** What can be done with the editor from outside. */
export interface SourceEditorHandle {
  /** Selects a line, counted as in the file, and scrolls to it. */
  goTo(line: number): void;
}

interface SourceEditorProps {
  id: string;
  value: string;
  /** Lines of the file above the text, so that line numbers match those in messages. */
  linesAbove: number;
  /** What is wrong with the file, shown at its lines. */
  problems: readonly Problem[];
  onChange: (value: string) => void;
  /** Called with a line that is above the text. */
  onLineAbove: (line: number) => void;
}

/** A page’s source text, with the line numbers of its file. Selects the line that the address names, if any. */
export const SourceEditor = forwardRef<SourceEditorHandle, SourceEditorProps>(
  function SourceEditor(props, handle) {
    const { id, value, linesAbove, problems } = props;
    const place = useRef<HTMLDivElement>(null);
    const view = useRef<EditorView | null>(null);
    const numbers = useRef(new Compartment());
    const latest = useRef(props);
    useEffect(() => {
      latest.current = props;
    });

    useEffect(() => {
      if (place.current === null) return;
      const editor = new EditorView({
        parent: place.current,
        state: EditorState.create({
          doc: value,
          extensions: [
            numbers.current.of([]),
            sourceExtensions({ id, onChange: (text) => latest.current.onChange(text) }),
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
      view.current?.dispatch({
        effects: numbers.current.reconfigure(lineNumbers({ formatNumber })),
      });
    }, [linesAbove]);

    useEffect(() => {
      const editor = view.current;
      if (editor === null) return;
      editor.dispatch(
        setDiagnostics(editor.state, diagnosticsOf(problems, editor.state.doc, linesAbove)),
      );
    }, [problems, linesAbove]);

    const goTo = useCallback((line: number) => {
      const editor = view.current;
      if (editor === null) return;
      const lineInText = line - latest.current.linesAbove;
      if (lineInText < 1) {
        latest.current.onLineAbove(line);
        return;
      }
      const { from, to } = lineAt(editor.state.doc, lineInText);
      editor.dispatch({
        selection: { anchor: from, head: to },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      editor.focus();
    }, []);
    useEffect(() => followLine(goTo), [goTo]);
    useImperativeHandle(handle, () => ({ goTo }), [goTo]);

    return <div className="deskSource" ref={place} />;
  },
);
