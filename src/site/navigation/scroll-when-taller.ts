/** How long a page may take to reach its earlier height, in milliseconds. */
const PATIENCE = 3000;

/**
 * Scrolls to `top`, in CSS pixels, as soon as the page is tall enough: parts of it may still be loading. Stops at
 * once when the reader does something.
 */
export function scrollWhenTaller(top: number): void {
  const ended = new AbortController();
  const end = (): void => ended.abort();
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top - 1) return;
    window.scrollTo({ top, behavior: 'instant' });
    end();
  });
  ended.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body);
  for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown', 'click', 'popstate']) {
    window.addEventListener(sign, end, { capture: true, passive: true, signal: ended.signal });
  }
  setTimeout(end, PATIENCE);
}
