/** Makes the CMS copy the address that pages write for a picture, and not where its file is. */
export function copyAddresses(): void {
  // Browsers have no clipboard on pages that are not secure.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return;
  const write = clipboard.writeText.bind(clipboard);
  clipboard.writeText = (text) => write(text.replace(/^static(?=\/img\/)/, ''));
}
