import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

/** What the form beside the text is sent. */
export interface FormHost {
  /** Called when the text or the place of the cursor has changed. */
  onPlace: () => void;
  /** Called when the form is wanted. */
  onForm: () => void;
}

/** Leads from the text to the form of the component at the cursor. */
export function componentFormKeys({ onPlace, onForm }: FormHost): Extension {
  const run = () => {
    onForm();
    return true;
  };
  return [
    keymap.of([{ key: 'Alt-Enter', run }]),
    EditorView.updateListener.of(({ docChanged, selectionSet }) => {
      if (docChanged || selectionSet) onPlace();
    }),
  ];
}
