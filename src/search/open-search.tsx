import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SearchDialog } from './SearchDialog';
import { takeTyped } from './typed-ahead';

let dialog: HTMLDialogElement | null = null;

/** Opens the search over the page, with what was typed meanwhile; where it is open, its field gets the focus. */
export function openSearch(): void {
  const initialText = takeTyped();
  if (dialog !== null) {
    dialog.querySelector('input')?.select();
    return;
  }
  const place = document.createElement('div');
  document.body.append(place);
  // Apart from the page’s own tree, which need not know that there is a search.
  const root = createRoot(place);
  const element = (
    <SearchDialog
      initialText={initialText}
      onOpen={(opened) => {
        dialog = opened;
      }}
      onClosed={() => {
        dialog = null;
        root.unmount();
        place.remove();
      }}
    />
  );
  // At once: a letter that came between the text that was taken and the field would be lost.
  flushSync(() => root.render(element));
}
