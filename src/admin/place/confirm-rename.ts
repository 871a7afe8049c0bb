import { deskRequest } from '../desk-request';

/** Says what a page’s new name changes and asks for it; rejects where the answer is no. */
export async function confirmRename(from: string, to: string): Promise<{ withRedirect: boolean }> {
  const { oldPath, newPath, linking } = await deskRequest('mentions', { from, to });
  const pages = linking.length === 1 ? '1 page links' : `${linking.length} pages link`;
  const links =
    linking.length === 0
      ? 'No page links here.'
      : `${pages} here, and will link to the new place: ${linking.join(', ')}.`;
  if (!window.confirm(`Move ${from} to ${to}?\n\n${links}`)) {
    throw new Error('The page was not moved, and not saved.');
  }
  return {
    withRedirect:
      oldPath !== newPath &&
      window.confirm(
        `Readers may have kept the old address.\n\nSend them from ${oldPath} to ${newPath}? (A redirect is added.)`,
      ),
  };
}
