import type { ViewUpdate } from '@codemirror/view';
import type * as CompletionExtension from './completion-extension';
import { LateExtension } from './late-extension';

/** Completion, with the first letter. */
export class LateCompletion extends LateExtension<typeof CompletionExtension> {
  /** Whether the last change was typed: what was inserted is complete. */
  private isTyped = false;

  override readonly acts = {
    complete: (): boolean => {
      if (this.module === null) void this.begin({ isAsked: true });
      else this.module.startCompletion(this.editor.view);
      return true;
    },
  };

  protected load() {
    return import('./completion-extension');
  }

  protected make({ inkCompletion }: typeof CompletionExtension) {
    return inkCompletion({
      words: () => this.editor.now().words,
      otherFiles: () => this.editor.now().otherFiles,
    });
  }

  override onUpdate({ docChanged, transactions }: ViewUpdate): void {
    if (docChanged) this.isTyped = transactions.some((one) => one.isUserEvent('input.type'));
  }

  /** Loads it while somebody writes. */
  async begin({ isAsked }: { isAsked: boolean }): Promise<void> {
    if (this.isWanted) return;
    this.editor.now().onWriting?.();
    try {
      const module = await this.want();
      if (isAsked) module?.startCompletion(this.editor.view);
      else this.offerAgain();
    } catch {
      // A load failure is not an editor failure: the user can write without completions.
    }
  }

  /** Queries again within a word: the completion words may have loaded after its letters were typed. */
  offerAgain(): void {
    const { view, isClosed } = this.editor;
    if (!this.isTyped || isClosed) return;
    const { head } = view.state.selection.main;
    const { from, text } = view.state.doc.lineAt(head);
    const isInWord = /[\p{L}\d_]$/u.test(text.slice(0, head - from));
    if (isInWord && view.hasFocus) this.module?.startCompletion(view);
  }
}
