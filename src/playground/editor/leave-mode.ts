import { Prec, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

/** What leaving the editor by keyboard needs of the page. */
export interface LeaveModeOptions {
  /** Said when Tab begins to leave the editor. */
  announcement: () => string;
  onChange: (isLeaving: boolean) => void;
}

/**
 * Tab indents until Escape is pressed; from then on Tab leaves the editor, until one writes again or comes
 * back. Escape closes whatever is open first.
 */
export function leaveMode({ announcement, onChange }: LeaveModeOptions): Extension {
  const end = (view: EditorView) => {
    view.setTabFocusMode(false);
    onChange(false);
  };
  return [
    Prec.low(
      keymap.of([
        {
          key: 'Escape',
          run: (view) => {
            view.setTabFocusMode(true);
            onChange(true);
            view.dispatch({ effects: EditorView.announce.of(announcement()) });
            return true;
          },
        },
      ]),
    ),
    EditorView.updateListener.of(({ view, docChanged }) => {
      if (docChanged) end(view);
    }),
    EditorView.domEventHandlers({
      // In the next task: while the focus goes, Tab is still being handled.
      blur: (_, view) => {
        setTimeout(() => end(view));
      },
    }),
  ];
}
