import { setDiagnostics } from '@codemirror/lint';
import { Compartment, Transaction, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../../../base/browser/use-latest';
import type { Problem } from '../../../base/problems/problem';
import { changeTo } from '../../../base/text/change-to';
import {
  diagnosticsOf,
  lineAt,
  wordsIn,
  type AddWord,
  type LineWords,
} from '../kit/diagnostics-of';
import { returnToPlace } from '../store/return-to-place';
import { continuedState, keepHistory } from './kept-history';
import { followLine } from './line-in-address';

/** What an editor of a page’s text shows, and its callbacks. */
export interface SourceOptions {
  /** The file of the text. */
  file: string;
  value: string;
  /** Lines of the file above the text. */
  linesAbove: number;
  /** What is wrong with the file, and hints, shown at their lines. */
  problems: readonly Problem[];
  addWord?: AddWord | null;
  /** Called with a line that is above the text. */
  onLineAbove: (line: number) => void;
}

/** An editor for the text of a file. */
export interface SourceView {
  /** Where the editor is made. */
  place: RefObject<HTMLDivElement>;
  /** Null until it has been made. */
  view: EditorView | null;
  /** Selects a line, counted as in the file, or words in it, and scrolls to it. */
  goTo: (line: number, wanted: LineWords) => void;
}

/** An editor for the text of a file; its extensions are made once. */
export function useSourceView(makeExtensions: () => Extension, options: SourceOptions): SourceView {
  const { file, value, linesAbove, problems, addWord = null } = options;
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const latest = useLatest(options);
  const [numbers] = useState(() => new Compartment());

  useEffect(() => {
    if (place.current === null) return;
    // At each change: the next form may be there before this one is gone.
    const keep = EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
      if (docChanged || selectionSet) keepHistory(latest.current.file, state);
    });
    const editor = new EditorView({
      parent: place.current,
      state: continuedState(file, value, {
        extensions: [numbers.of(numbersFrom(linesAbove)), makeExtensions(), keep],
      }),
    });
    keepHistory(file, editor.state);
    returnToPlace(editor);
    setView(editor);
    return () => editor.destroy();
    // oxlint-disable-next-line react/exhaustive-deps -- Made once; later values come in below.
  }, []);

  useEffect(() => {
    const shown = view?.state.doc.toString() ?? value;
    const changes = changeTo(shown, value);
    // Room at the end is not the author’s: undoing that would only bring it back.
    const isWritten = shown.trimEnd() !== value.trimEnd();
    if (changes) view?.dispatch({ changes, annotations: Transaction.addToHistory.of(isWritten) });
  }, [view, value]);

  useEffect(() => {
    view?.dispatch({ effects: numbers.reconfigure(numbersFrom(linesAbove)) });
  }, [view, numbers, linesAbove]);

  useEffect(() => {
    if (view === null) return;
    const found = diagnosticsOf(problems, view.state.doc, linesAbove, addWord);
    view.dispatch(setDiagnostics(view.state, found));
  }, [view, problems, linesAbove, addWord]);

  const goTo = useCallback(
    (line: number, wanted: LineWords) => {
      if (view === null) return;
      const lineInText = line - latest.current.linesAbove;
      if (lineInText < 1) {
        latest.current.onLineAbove(line);
        return;
      }
      const whole = lineAt(view.state.doc, lineInText);
      const { from, to } = wordsIn(whole, wanted) ?? whole;
      view.dispatch({
        selection: { anchor: from, head: to },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      view.focus();
    },
    [latest, view],
  );
  useEffect(() => (view === null ? undefined : followLine(goTo)), [view, goTo]);
  return { place, view, goTo };
}

/** Lines are counted as in the file, as the terminal and other editors count them. */
function numbersFrom(linesAbove: number): Extension {
  return lineNumbers({ formatNumber: (line) => String(line + linesAbove) });
}
