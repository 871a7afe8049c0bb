import { Prec, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

/** What leaving the editor by keyboard needs from the page. */
export interface LeaveModeOptions {
  /** Announced when Tab is set to leave the editor. */
  announcement: () => string;
  onChange: (isLeaving: boolean) => void;
  /** What Escape does first; returns whether it did something. */
  onEscape: () => boolean;
}

/**
 * Tab indents until Escape is pressed; from then on Tab leaves the editor, until the user types or the editor loses
 * the focus. Escape first closes whatever is open.
 */
export function leaveMode({ announcement, onChange, onEscape }: LeaveModeOptions): Extension {
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
            if (onEscape()) return true;
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
      // In the next task: Tab is still being handled while the focus moves.
      blur: (_, view) => {
        setTimeout(() => end(view));
      },
    }),
  ];
}
