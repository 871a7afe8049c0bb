import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { ViewUpdate } from '@codemirror/view';
import type { StoryMessage } from '../../ink/story/story-message';
import { LateExtension } from './late-extension';
import type * as ProblemExtension from './problem-extension';
import { storyDiagnostics } from './story-diagnostics';

/** The underlines of reported problems, with the first problem that has a line. */
export class LateProblems extends LateExtension<typeof ProblemExtension> {
  /** The last messages to show, and the text that they are about. */
  private shown: readonly StoryMessage[] = [];
  private shownText: Text | null = null;

  override readonly acts = {
    nextProblem: (): boolean => this.module?.goToNextProblem(this.editor.view) ?? false,
    previousProblem: (): boolean => this.module?.goToPreviousProblem(this.editor.view) ?? false,
  };

  protected load() {
    return import('./problem-extension');
  }

  protected make({ inkProblems }: typeof ProblemExtension) {
    return inkProblems();
  }

  /** A text that was replaced by the same has lost its underlines, and nobody shows them again. */
  override onUpdate({ docChanged, state: { doc } }: ViewUpdate): void {
    if (docChanged && this.shownText?.eq(doc) === true)
      queueMicrotask(() => void this.show(this.shown, this.editor.file));
  }

  async show(messages: readonly StoryMessage[], file: string | null): Promise<void> {
    if (!this.isWanted && this.diagnostics(messages, file).length === 0) return;
    const isKnown = JSON.stringify(this.shown) === JSON.stringify(messages);
    this.shown = messages;
    try {
      const module = await this.want();
      if (module === null || this.shown !== messages || this.editor.file !== file) return;
      const { view } = this.editor;
      this.shownText = view.state.doc;
      const diagnostics = this.diagnostics(messages, file);
      // Setting the same ones would close a message that is open.
      if (isKnown && module.showsProblems(view.state, diagnostics)) return;
      view.dispatch(module.setDiagnostics(view.state, diagnostics));
    } catch {
      // The problems are also listed below the editor.
    }
  }

  private diagnostics(messages: readonly StoryMessage[], file: string | null): Diagnostic[] {
    const { view, now } = this.editor;
    return storyDiagnostics(messages, file, view.state.doc, (message) => now().actionsOf(message));
  }
}
