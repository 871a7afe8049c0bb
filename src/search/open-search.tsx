import { createRoot } from 'react-dom/client';
import { SearchDialog } from './SearchDialog';

let dialog: HTMLDialogElement | null = null;

/** Opens the search over the page; where it is open, its field gets the focus. */
export function openSearch(): void {
  if (dialog !== null) {
    dialog.querySelector('input')?.select();
    return;
  }
  const place = document.createElement('div');
  document.body.append(place);
  // Apart from the page’s own tree, which need not know that there is a search.
  const root = createRoot(place);
  root.render(
    <SearchDialog
      onOpen={(element) => {
        dialog = element;
      }}
      onClosed={() => {
        dialog = null;
        root.unmount();
        place.remove();
      }}
    />,
  );
}
