/** How often it is requested, in ms. */
const EVERY = 1500;
const NOT_THERE = 'Gatsby.js development 404 page';

/**
 * Reloads a page that was opened before Gatsby had created it, once it exists. Gatsby itself would keep showing a
 * 404.
 */
export function awaitPage(reload = () => window.location.reload()): void {
  setInterval(() => {
    const heading = document.querySelector('h1')?.textContent;
    if (heading !== NOT_THERE) return;
    const address = `/page-data${window.location.pathname.replace(/\/$/, '')}/page-data.json`;
    void fetch(address).then(
      ({ ok }) => {
        if (ok) reload();
      },
      // Develop is restarting: try again later.
      () => undefined,
    );
  }, EVERY);
}
