/** How often it is requested, in ms. */
const EVERY = 1500;
/** Gatsby creates a page within a minute of the change that it comes with. */
const ATTEMPTS = 40;
const NOT_THERE = 'Gatsby.js development 404 page';

/**
 * Reloads a page that was opened before Gatsby had created it, once it exists. Gatsby itself would keep showing a
 * 404. A page that was deleted does not come: call what is returned after each change of the content, to ask again.
 */
export function awaitPage(reload = () => window.location.reload()): () => void {
  let left = ATTEMPTS;
  setInterval(() => {
    const heading = document.querySelector('h1')?.textContent;
    if (heading !== NOT_THERE || left === 0) return;
    left -= 1;
    const address = `/page-data${window.location.pathname.replace(/\/$/, '')}/page-data.json`;
    void fetch(address).then(
      ({ ok }) => {
        if (ok) reload();
      },
      // Develop is restarting: try again later.
      () => undefined,
    );
  }, EVERY);
  return () => {
    left = ATTEMPTS;
  };
}
