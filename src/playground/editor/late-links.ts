import { EditorView } from '@codemirror/view';
import { editorMessages as words } from '../../config/messages/editor';
import { lateExtension, type LateEditor } from './late-extension';
import type { TextPlace } from './names/definition-at';

/** Names as links to what they name, when one is about to be followed. */
export function lateLinks(editor: LateEditor) {
  /** Where names were followed, to come back to. */
  let trail: TextPlace[] | null = null;
  const { extension, isWanted, want } = lateExtension(
    editor,
    async () => {
      const { linkAt, nameLinks } = await import('./names/name-links');
      return {
        nameLinks,
        linkAt: (position: number) => {
          const { story } = editor.now();
          return story === undefined ? null : linkAt(story.program, editor.file, position);
        },
      };
    },
    ({ nameLinks, linkAt }) => nameLinks({ linkAt, onFollow: (position) => void follow(position) }),
  );
  const goTo = (place: TextPlace): void => {
    const { view, file, now } = editor;
    if (place.file !== file || now().part?.has(place.from) === false) {
      now().onGoToPlace(place);
      return;
    }
    editor.goTo(place);
    const line = view.state.doc.lineAt(view.state.selection.main.head);
    view.dispatch({ effects: EditorView.announce.of(line.text) });
  };
  /** Goes to what the name at a position names. */
  const follow = async (position: number): Promise<void> => {
    const link = (await want())?.linkAt(position) ?? null;
    if (link === null) editor.now().onNothing();
    else {
      trail = [...(trail ?? []), { file: editor.file, from: position }];
      goTo(link.target);
    }
  };
  return {
    extension,
    /** Loads them before somebody follows one. */
    begin: (): void => {
      if (!isWanted() && editor.now().story !== undefined) want().catch(() => undefined);
    },
    acts: {
      definition: () => {
        if (editor.now().story === undefined) return false;
        follow(editor.view.state.selection.main.head).catch(() =>
          editor.now().onSaid(words.linksFailed),
        );
        return true;
      },
      // Once names have been followed, the key no longer leaves the page: one press too many would.
      back: () => {
        const place = trail?.pop();
        if (place !== undefined) goTo(place);
        return trail !== null;
      },
    },
  };
}
