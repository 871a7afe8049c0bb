import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { ViewUpdate } from '@codemirror/view';
import type { StoryMessage } from '../../ink/story/story-message';
import { lateExtension, type LateEditor } from './late-extension';
import { storyDiagnostics } from './story-diagnostics';

/** The underlines of reported problems, with the first problem that has a line. */
export function lateProblems(editor: LateEditor) {
  /** The last messages to show, and the text that they are about. */
  let shown: readonly StoryMessage[] = [];
  let shownText: Text | null = null;
  const { extension, module, isWanted, want } = lateExtension(
    editor,
    () => import('./problem-extension'),
    ({ inkProblems }) => inkProblems(),
  );
  const diagnosticsOf = (messages: readonly StoryMessage[], file: string | null): Diagnostic[] =>
    storyDiagnostics(messages, file, editor.view.state.doc, (message) =>
      editor.now().actionsOf(message),
    );
  const show = async (messages: readonly StoryMessage[], file: string | null): Promise<void> => {
    if (!isWanted() && diagnosticsOf(messages, file).length === 0) return;
    const isKnown = JSON.stringify(shown) === JSON.stringify(messages);
    shown = messages;
    try {
      const loaded = await want();
      if (loaded === null || shown !== messages || editor.file !== file) return;
      const { state } = editor.view;
      shownText = state.doc;
      const diagnostics = diagnosticsOf(messages, file);
      // Setting the same ones would close a message that is open.
      if (isKnown && loaded.showsProblems(state, diagnostics)) return;
      editor.view.dispatch(loaded.setDiagnostics(state, diagnostics));
    } catch {
      // The problems are also listed below the editor.
    }
  };
  return {
    extension,
    show,
    acts: {
      nextProblem: () => module()?.goToNextProblem(editor.view) ?? false,
      previousProblem: () => module()?.goToPreviousProblem(editor.view) ?? false,
    },
    /** A text that was replaced by the same has lost its underlines, and nobody shows them again. */
    onUpdate: ({ docChanged, state: { doc } }: ViewUpdate): void => {
      if (docChanged && shownText?.eq(doc) === true)
        queueMicrotask(() => void show(shown, editor.file));
    },
  };
}
