/** Copies text to the clipboard, also on pages without HTTPS; rejects if the browser refuses. */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) {
    try {
      await navigator.clipboard.writeText(text);
      return;
    } catch {
      // Blocked by a policy or by the reader: the older method may still work.
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
  // Deprecated, but the only way on pages without HTTPS.
  // oxlint-disable-next-line typescript/no-deprecated
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
