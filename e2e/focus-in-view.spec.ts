import { expect, test, type Page } from '@playwright/test';
import { tagOf } from './support/every-run';
import { openPage } from './support/pages';
import { PLAYGROUND } from './support/playground';

const pages = [
  '/',
  '/docs/category/markup/',
  '/docs/atrament-basics/choices/',
  '/docs/reference/',
  '/docs/troubleshooting/',
  '/docs/games/low-water/',
  PLAYGROUND,
];
const windows = [
  { width: 390, height: 600 },
  { width: 1280, height: 500 },
];
const STOPS = 40;

/** What covers the focused element wholly, once nothing moves any more (WCAG 2.4.11); null if something of it shows. */
function coveringFocus(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const settled = async (): Promise<void> => {
      const animations = document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map((one) => one.finished.catch(() => undefined));
      await Promise.all(animations);
    };
    const frame = () => new Promise(requestAnimationFrame);
    // The header follows the scrolling, which follows the focus.
    for (let count = 0; count < 3; count += 1) await frame();
    await settled();
    // From the last element, Firefox leads to its own bar, and goes on without the page having the focus.
    const element = document.hasFocus() ? document.activeElement : null;
    if (element === null || element === document.body) return null;
    // Browsers show the caret of what is edited.
    if ((element as HTMLElement).isContentEditable) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (right - left < 2 || bottom - top < 2) return null;
    const isOwn = (x: number, y: number): boolean => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (element.contains(found) || found.contains(element));
    };
    const rows = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => top + (bottom - top) * part);
    const columns = [0.05, 0.25, 0.5, 0.75, 0.95].map((part) => left + (right - left) * part);
    if (rows.some((y) => columns.some((x) => isOwn(x, y)))) return null;
    const name = element.textContent.trim().slice(0, 40);
    return `${element.tagName} “${name}” at ${Math.round(top)}–${Math.round(bottom)}`;
  });
}

for (const [row, size] of windows.entries()) {
  for (const address of pages) {
    test(
      `${address} at ${size.width} × ${size.height}: what has the focus can be seen`,
      { tag: tagOf(row === 1 && address === PLAYGROUND) },
      async ({ page }) => {
        test.slow();
        await page.setViewportSize(size);
        await openPage(page, address);
        const hidden: string[] = [];
        const press = async (key: string): Promise<void> => {
          for (let stop = 0; stop < STOPS; stop += 1) {
            // In the editor, Tab indents until Escape is pressed.
            await page.keyboard.press('Escape');
            await page.keyboard.press(key);
            const covered = await coveringFocus(page);
            if (covered !== null) hidden.push(`${key} ${stop + 1}: ${covered}`);
          }
        };
        await press('Tab');
        await page.evaluate(() => {
          const stops = document.querySelectorAll<HTMLElement>('main a[href], main button');
          stops.item(stops.length - 1).focus();
          window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        });
        await press('Shift+Tab');
        expect(hidden).toEqual([]);
      },
    );
  }
}
