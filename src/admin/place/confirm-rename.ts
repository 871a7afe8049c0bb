import { listWords } from '../../core/text/words';
import type { PageMover } from './page-mover';

/**
 * Says what renaming a page changes and asks for confirmation; rejects if the answer is no. `text` is the page’s new
 * text, if it differs from its file.
 */
export async function confirmRename(
  mover: PageMover,
  from: string,
  to: string,
  text: string | null,
): Promise<{ withRedirect: boolean }> {
  const found = await mover.mentions({ from, to, text });
  const { oldPath, newPath, linking, listing, hasReaders } = found;
  const pages = linking.length === 1 ? '1 page links' : `${linking.length} pages link`;
  const links =
    linking.length === 0
      ? 'No page links here.'
      : `${pages} here, and will link to the new place: ${linking.join(', ')}.`;
  const lists =
    listing.length === 0 ? '' : `\n\nIts new place is also written to ${listWords(listing)}.`;
  if (!window.confirm(`Move ${from} to ${to}?\n\n${links}${lists}`)) {
    throw new Error('The page was not moved, and not saved.');
  }
  return {
    withRedirect:
      hasReaders &&
      oldPath !== newPath &&
      window.confirm(
        `Readers may have kept the old address.\n\nSend them from ${oldPath} to ${newPath}? (A redirect is added.)`,
      ),
  };
}
