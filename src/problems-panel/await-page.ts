/** How often it is asked for, in ms. */
const EVERY = 1500;
const NOT_THERE = 'Gatsby.js development 404 page';

/** Loads a page that was opened before Gatsby had made it, once it is made. Gatsby itself would leave it a 404. */
export function awaitPage(reload = () => window.location.reload()): void {
  setInterval(() => {
    const heading = document.querySelector('h1')?.textContent;
    if (heading !== NOT_THERE) return;
    const address = `/page-data${window.location.pathname.replace(/\/$/, '')}/page-data.json`;
    void fetch(address).then(
      ({ ok }) => {
        if (ok) reload();
      },
      // Develop is being started anew: the next time.
      () => undefined,
    );
  }, EVERY);
}
