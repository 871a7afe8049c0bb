/** What the CMS shows beside a form, in its own storage. */
const PANE = 'cms.right-pane';

/** On a phone, where the preview hides the form, forms open without it; the limit is that of `phone.css`. */
export function beginWithText(): void {
  if (window.matchMedia('(max-width: 700px)').matches) localStorage.setItem(PANE, 'none');
}
