import { editorMessages as words } from '../../config/messages/editor';
import { LateExtension } from './late-extension';
import type * as SearchExtension from './search-extension';

/** Find and replace, when it is opened. */
export class LateSearch extends LateExtension<typeof SearchExtension> {
  override readonly acts = {
    search: (): boolean => {
      void this.open();
      return true;
    },
  };

  protected load() {
    return import('./search-extension');
  }

  protected make({ inkSearch }: typeof SearchExtension) {
    return inkSearch();
  }

  private async open(): Promise<void> {
    try {
      const module = await this.want();
      module?.openSearchPanel(this.editor.view);
    } catch {
      this.editor.now().onSaid(words.searchFailed);
    }
  }
}
