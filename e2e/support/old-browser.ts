import type { Page } from '@playwright/test';
import { browserslist } from '../../package.json';
import { missingIn } from '../../scripts/site-checks/browser-features.mjs';
import { stylesOfOldBrowser } from '../../scripts/site-checks/styles-of-old-browser.mjs';

const isMissing = missingIn(browserslist.defaults);

/** Styles as the oldest browsers of our list read them. */
export const oldStyles = (text: string): string => stylesOfOldBrowser(text, isMissing);

const styleElements = /(<style[^>]*>)([^]*?)(?=<\/style>)/g;

/** A page whose styles are as the oldest browsers of our list read them. */
export const oldPage = (html: string): string =>
  html.replaceAll(styleElements, (_, tag: string, text: string) => tag + oldStyles(text));

/** Makes the browser as old as the oldest ones of our list: styles as they read them, scripts without what they lack. */
export async function makeOld(page: Page): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: oldStyles(await response.text()) });
  });
  await page.route(
    (url) => url.pathname.endsWith('/'),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: oldPage(await response.text()) });
    },
  );
  await page.addInitScript(() => {
    Object.assign(window, { kept: Element.prototype.checkVisibility });
    const lacking: readonly (readonly [object | undefined, readonly string[]])[] = [
      [window, ['requestIdleCallback', 'Highlight', 'EditContext', 'ClipboardItem', 'launchQueue']],
      [Navigator.prototype, ['connection', 'scheduling']],
      [Element.prototype, ['checkVisibility', 'setHTMLUnsafe']],
      [HTMLElement.prototype, ['editContext', 'showPopover']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Array, ['fromAsync']],
      [Set.prototype, ['union', 'difference', 'intersection']],
      [CSS, ['highlights']],
      [Intl, ['Segmenter']],
      [AbortSignal, ['any']],
      [URL, ['canParse']],
    ];
    for (const [owner, names] of lacking)
      for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
  });
}

/** Gives back what tests need to look at a page, when it has been drawn. */
export async function restoreForTests(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { kept } = window as unknown as { kept: Element['checkVisibility'] };
    Element.prototype.checkVisibility = kept;
  });
}
