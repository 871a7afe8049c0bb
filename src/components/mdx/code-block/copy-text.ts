/** Puts text on the clipboard, also on pages without https; rejects where the browser refuses. */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) {
    try {
      await navigator.clipboard.writeText(text);
      return;
    } catch {
      // Refused by a policy of the page or the reader: the older way may still be open.
    }
  }
  if (!copyBySelection(text)) throw new Error('The browser does not let this page copy.');
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  // Deprecated, and the only way where the page does not come over https.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
