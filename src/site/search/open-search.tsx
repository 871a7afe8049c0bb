import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SearchDialog } from './SearchDialog';
import { takeTyped } from '../../base/browser/typed-ahead';

let dialog: HTMLDialogElement | null = null;

/** Opens the search dialog with the text typed so far; if it is already open, focuses its field. */
export function openSearch(): void {
  const initialText = takeTyped();
  if (dialog !== null) {
    dialog.querySelector('input')?.select();
    return;
  }
  const place = document.createElement('div');
  document.body.append(place);
  // Separate from the page’s own tree, which does not need to know about the search.
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
  // Rendered immediately: a letter typed between taking the text and showing the field would be lost.
  flushSync(() => root.render(element));
}
