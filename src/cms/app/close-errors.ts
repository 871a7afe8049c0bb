/** Closes the CMS’s error messages at Escape, unless it closed something else. */
export function closeErrors(): void {
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented) return;
    const buttons = '.Toastify__toast--error .Toastify__close-button';
    for (const button of document.querySelectorAll<HTMLElement>(buttons)) button.click();
  });
}
