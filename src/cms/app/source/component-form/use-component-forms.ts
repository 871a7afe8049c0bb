import { closeCompletion } from '@codemirror/autocomplete';
import { isolateHistory, redo, undo } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { useCallback, useEffect, useRef, useState } from 'react';
import { applyEdits } from './edits/apply-edits';
import type { ComponentForm, TextEdit } from './edits/component-form';
import { componentsAt } from './edits/components-at';

/** After so many milliseconds without a key, the components around the cursor are looked up. */
const PAUSE = 200;

interface ActOptions {
  /** Whether it goes on with the last one, as the next letter of a word: both are taken back together. */
  goesOn?: boolean;
  /** Words of what is added that are selected then. */
  select?: string;
}

/** Changes the text as a form says; returns whether it was done. */
export type Act = (make: (form: ComponentForm) => TextEdit[], options?: ActOptions) => boolean;

interface ComponentForms {
  forms: readonly ComponentForm[];
  /** Where the cursor was when they were looked up. */
  position: number;
}

/** The forms for the components around the cursor, the innermost last. */
export function useComponentForms(view: EditorView) {
  const [found, setFound] = useState<ComponentForms>(() => lookUp(view));
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const look = useCallback(() => {
    clearTimeout(timer.current);
    setFound(lookUp(view));
  }, [view]);
  const follow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(look, PAUSE);
  }, [look]);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Acts on the form at a depth, as the text is now. */
  const actOn = (depth: number, make: (form: ComponentForm) => TextEdit[], options: ActOptions) => {
    const text = view.state.doc.toString();
    const form = lookUp(view).forms[depth];
    const edits = form === undefined ? [] : make(form);
    if (form === undefined || edits.length === 0) return false;
    const position = view.state.changes(edits).mapPos(view.state.selection.main.head);
    // What could not be read any more would leave the author without a form.
    const after = componentsAt(applyEdits(text, edits), position);
    if (after[depth]?.name !== form.name) return false;
    write(view, edits, options);
    look();
    return true;
  };
  const takeBack = (isForward: boolean) => {
    if (isForward) redo(view);
    else undo(view);
    look();
  };
  return { ...found, follow, look, actOn, takeBack };
}

function lookUp(view: EditorView): ComponentForms {
  const position = view.state.selection.main.head;
  return { forms: componentsAt(view.state.doc.toString(), position), position };
}

function write(view: EditorView, edits: TextEdit[], { goesOn = false, select }: ActOptions): void {
  const [edit] = edits;
  const start = select === undefined ? -1 : (edit?.insert.lastIndexOf(select) ?? -1);
  const anchor = (edit?.from ?? 0) + start;
  view.dispatch({
    changes: edits,
    // The history joins what is composed with what was before.
    userEvent: goesOn ? 'input.type.compose' : 'input.type',
    ...(!goesOn && { annotations: isolateHistory.of('full') }),
    ...(start >= 0 && {
      selection: { anchor, head: anchor + (select?.length ?? 0) },
      scrollIntoView: true,
    }),
  });
  // Nobody types there.
  closeCompletion(view);
}
