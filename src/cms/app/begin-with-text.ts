/** What the CMS shows beside a form, in its own storage. */
const PANE = 'cms.right-pane';

/**
 * On a phone, where the preview hides the form, each form opens without it; what is chosen in a wide window stays as it
 * was. The limit is that of `phone.css`.
 */
export function beginWithText(): void {
  const phone = window.matchMedia('(max-width: 700px)');
  const chosen = localStorage.getItem(PANE);
  const restore = () => {
    if (chosen === null) localStorage.removeItem(PANE);
    else localStorage.setItem(PANE, chosen);
  };
  const settle = () => {
    if (phone.matches) localStorage.setItem(PANE, 'none');
  };
  settle();
  // The CMS stores each click on the eye, for the next form.
  document.addEventListener('click', () => setTimeout(settle));
  phone.addEventListener('change', () => (phone.matches ? settle() : restore()));
  window.addEventListener('pagehide', () => {
    if (phone.matches) restore();
  });
}
