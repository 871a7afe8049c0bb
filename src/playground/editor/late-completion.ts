import type { ViewUpdate } from '@codemirror/view';
import { lateExtension, type LateEditor } from './late-extension';

/** Completion, with the first letter. */
export function lateCompletion(editor: LateEditor) {
  /** Whether the last change was typed: what was inserted is complete. */
  let isTyped = false;
  const { extension, module, isWanted, want } = lateExtension(
    editor,
    () => import('./completion-extension'),
    ({ inkCompletion }) =>
      inkCompletion({
        words: () => editor.now().words,
        otherFiles: () => editor.now().otherFiles,
      }),
  );
  /** Queries again within a word: the completion words may have loaded after its letters were typed. */
  const offerAgain = (): void => {
    const loaded = module();
    if (!isTyped || loaded === null) return;
    const { view } = editor;
    const { head } = view.state.selection.main;
    const { from, text } = view.state.doc.lineAt(head);
    const isInWord = /[\p{L}\d_]$/u.test(text.slice(0, head - from));
    if (isInWord && view.hasFocus) loaded.startCompletion(view);
  };
  /** Loads it while somebody writes. */
  const begin = async (isAsked = false): Promise<void> => {
    if (isWanted()) return;
    editor.now().onWriting?.();
    try {
      const loaded = await want();
      if (isAsked) loaded?.startCompletion(editor.view);
      else if (loaded !== null) offerAgain();
    } catch {
      // A load failure is not an editor failure: the user can write without completions.
    }
  };
  return {
    extension,
    offerAgain,
    begin,
    acts: {
      complete: () => {
        const loaded = module();
        if (loaded === null) void begin(true);
        else loaded.startCompletion(editor.view);
        return true;
      },
    },
    onUpdate: ({ docChanged, transactions }: ViewUpdate): void => {
      if (docChanged) isTyped = transactions.some((one) => one.isUserEvent('input.type'));
    },
  };
}
