import { expect, test, type Locator } from '@playwright/test';
import { tagOf } from './support/every-run';
import { editor, tools } from './support/tools-with-keys';

/** When browsers send the keys that end or reject a composition; Safari does so after it. */
const ways = ['within the composition', 'after it, as in Safari'] as const;

/** What is written in a field or an editor. */
const contentOf = (field: Locator): Promise<string | null> =>
  field.evaluate((element) =>
    element instanceof HTMLInputElement ? element.value : element.textContent,
  );

for (const way of ways) {
  const isWithin = way === 'within the composition';
  for (const [index, { name, key, open, word = 'かな', ...tool }] of tools.entries()) {
    // After a composition, CodeMirror itself keeps Safari’s key from its text; it knows Safari by its name.
    if (tool.field === editor && !isWithin) continue;
    // One listener serves all tools: every run tries one in eight, each in one way.
    const tag = tagOf(
      index % 8 === 0 && (tool.field === editor || isWithin === (index % 16 === 0)),
    );

    test(
      `${name}: ${way}, Enter and Escape do nothing; then ${key} acts`,
      { tag },
      async ({ page, context }, testInfo) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await open(page, testInfo.outputPath('game.html'));
        const field = tool.field(page);
        const [shown, hidden] = tool.shows
          ? [field, tool.shows(page)]
          : [(tool.closes ?? tool.field)(page), null];
        await expect(field).toBeFocused();

        const devtools = await context.newCDPSession(page);
        const caret = { selectionStart: word.length, selectionEnd: word.length };
        await devtools.send('Input.imeSetComposition', { text: word, ...caret });
        if (!isWithin) await page.keyboard.insertText(word);
        await expect(shown).toBeVisible();
        const content = await contentOf(field);
        // What a click leads to comes later.
        const clicks = await page.evaluateHandle(() => {
          const seen: Event[] = [];
          window.addEventListener('click', (event) => seen.push(event), { capture: true });
          return seen;
        });

        for (const [composed, code] of [
          ['Enter', 13],
          ['Escape', 27],
        ] as const) {
          const event = { key: composed, code: composed };
          await devtools.send('Input.dispatchKeyEvent', {
            ...event,
            type: 'rawKeyDown',
            windowsVirtualKeyCode: 229,
          });
          await devtools.send('Input.dispatchKeyEvent', {
            ...event,
            type: 'keyUp',
            windowsVirtualKeyCode: code,
          });
          expect(await clicks.evaluate(({ length }) => length)).toBe(0);
          await expect(field).toBeFocused();
          expect(await contentOf(field)).toBe(content);
          await expect(shown).toBeVisible();
          if (hidden) await expect(hidden).toHaveCount(0);
        }

        if (isWithin) await page.keyboard.insertText(word);
        await page.keyboard.press(key);
        if (hidden) await expect(hidden).toBeVisible();
        else await expect(shown).toHaveCount(0);
      },
    );
  }
}
