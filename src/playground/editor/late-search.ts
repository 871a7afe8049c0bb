import { editorMessages as words } from '../../config/messages/editor';
import { lateExtension, type LateEditor } from './late-extension';

/** Find and replace, when it is opened. */
export function lateSearch(editor: LateEditor) {
  const { extension, want } = lateExtension(
    editor,
    () => import('./search-extension'),
    ({ inkSearch }) => inkSearch(),
  );
  const search = (): boolean => {
    want().then(
      (loaded) => loaded?.openSearchPanel(editor.view),
      () => editor.now().onSaid(words.searchFailed),
    );
    return true;
  };
  return { extension, acts: { search } };
}
