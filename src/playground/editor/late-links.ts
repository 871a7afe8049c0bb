import { EditorView } from '@codemirror/view';
import { editorMessages as words } from '../../config/messages/editor';
import { LateExtension } from './late-extension';
import type { TextPlace } from './names/definition-at';
import type * as NameLinks from './names/name-links';

/** Names as links to what they name, when one is about to be followed. */
export class LateLinks extends LateExtension<typeof NameLinks> {
  /** Where names were followed, to come back to. */
  private trail: TextPlace[] | null = null;

  override readonly acts = {
    definition: (): boolean => {
      if (this.editor.now().story === undefined) return false;
      void this.follow(this.editor.view.state.selection.main.head).catch(() =>
        this.editor.now().onSaid(words.linksFailed),
      );
      return true;
    },
    // Once names have been followed, the key no longer leaves the page: one press too many would.
    back: (): boolean => {
      if (this.trail === null) return false;
      const place = this.trail.pop();
      if (place !== undefined) this.goTo(place);
      return true;
    },
  };

  protected load() {
    return import('./names/name-links');
  }

  protected make({ nameLinks, linkAt }: typeof NameLinks) {
    return nameLinks({
      linkAt: (position) => this.linkAt(linkAt, position),
      onFollow: (position) => void this.follow(position),
    });
  }

  /** Loads them before somebody follows one. */
  begin(): void {
    if (!this.isWanted && this.editor.now().story !== undefined)
      void this.want().catch(() => undefined);
  }

  private linkAt(linkAt: typeof NameLinks.linkAt, position: number) {
    const { story } = this.editor.now();
    return story === undefined ? null : linkAt(story.program, this.editor.file, position);
  }

  /** Goes to what the name at a position names. */
  private async follow(position: number): Promise<void> {
    const module = await this.want();
    const link = module === null ? null : this.linkAt(module.linkAt, position);
    if (link === null) this.editor.now().onNothing();
    else {
      this.trail = [...(this.trail ?? []), { file: this.editor.file, from: position }];
      this.goTo(link.target);
    }
  }

  private goTo(place: TextPlace): void {
    const { view, file, now } = this.editor;
    if (place.file !== file || now().part?.has(place.from) === false) {
      now().onGoToPlace(place);
      return;
    }
    this.editor.goTo(place);
    const line = view.state.doc.lineAt(view.state.selection.main.head);
    view.dispatch({ effects: EditorView.announce.of(line.text) });
  }
}
