import { expect, test } from '@playwright/test';
import { openPage } from './support/pages';
import { newestScene } from './support/player';
import { editorOf, openStory, pasteInto } from './support/playground';

const PAGE = '/docs/tutorial-basics/create-a-document/';

test('the words of a page', async ({ page }) => {
  await openPage(page, '/docs/quickstart/');

  await test.step('admonitions are notes that say their kind', async () => {
    const note = page.getByRole('note').filter({ hasText: 'Play from the start after an edit' });
    await expect(note).toBeVisible();
    await expect(note).toHaveText(/^Note/);
  });

  await test.step('tables have heads', async () => {
    await expect(page.getByRole('table').first().getByRole('columnheader')).toHaveText([
      'What',
      'What it is for',
    ]);
  });

  await test.step('links to other sites open in a tab of their own and tell it nothing', async () => {
    const link = page.getByRole('main').getByRole('link', { name: 'nodejs.org' }).first();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });
});

test('footnotes and tasks', async ({ page }) => {
  await openPage(page, PAGE);

  await test.step('a footnote leads down to its words and back', async () => {
    const mark = page.locator('sup').getByRole('link', { name: '1' });
    await mark.click();
    const words = page.getByRole('listitem').filter({ hasText: 'He does not give it.' });
    await expect(words).toBeInViewport();
    await words.getByRole('link').click();
    await expect(mark).toBeInViewport();
  });

  await test.step('tasks say whether they are done, and cannot be changed', async () => {
    const done = page.getByRole('listitem').filter({ hasText: 'The platform is written.' }).last();
    const open = page.getByRole('listitem').filter({ hasText: 'The tunnel is not.' }).last();
    await expect(done.getByText('Not done')).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: /Done|Not done/ })).toHaveCount(
      await page.getByRole('checkbox').count(),
    );
    for (const item of [done, open]) {
      const box = item.getByRole('checkbox');
      if ((await box.count()) > 0) await expect(box).toBeDisabled();
    }
  });
});

test(
  'keys that are pressed together stay in one line, whatever the width',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto('/docs/quickstart/');
    const broken = await page.evaluate(() => {
      const joined = [...document.querySelectorAll('main kbd')].filter(
        ({ nextSibling }) =>
          nextSibling?.nodeValue === '+' && nextSibling.nextSibling?.nodeName === 'KBD',
      );
      const article = document.querySelector('article')!;
      const found = new Set<string>();
      for (let width = 280; width < 720; width += 3) {
        article.style.width = `${width}px`;
        for (const key of joined) {
          const next = key.nextElementSibling!;
          // Those in a tab that is not shown have no place.
          if (next.getBoundingClientRect().top - key.getBoundingClientRect().top > 4)
            found.add(`${key.textContent}+${next.textContent}`);
        }
      }
      return { count: joined.length, found: [...found] };
    });
    expect(broken.count).toBeGreaterThan(1);
    expect(broken.found).toEqual([]);
  },
);

test(
  'on the smallest phone a table is stacked, so that its last column is in sight',
  { tag: '@soak' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openPage(page, '/docs/atrament-basics/choices/');
    await expect(page.getByRole('group', { name: 'Table, scrolls sideways' })).toHaveCount(0);
    const last = await page.getByRole('cell', { name: /This one choice/ }).boundingBox();
    expect(last!.x).toBeGreaterThanOrEqual(0);
    expect(last!.x + last!.width).toBeLessThanOrEqual(320);
  },
);

test(
  'a line of text is as long as can be read well: about 65 to 75 signs',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, '/docs/quickstart/');
    const lengths = await page
      .getByRole('main')
      .getByRole('paragraph')
      .evaluateAll((paragraphs) =>
        paragraphs.flatMap((paragraph) => {
          const [text] = paragraph.childNodes;
          if (!(text instanceof Text) || paragraph.childNodes.length > 1) return [];
          const signsByLine = new Map<number, number>();
          const range = document.createRange();
          for (let place = 0; place < text.length; place += 1) {
            range.setStart(text, place);
            range.setEnd(text, place + 1);
            const line = Math.round(range.getBoundingClientRect().bottom);
            signsByLine.set(line, (signsByLine.get(line) ?? 0) + 1);
          }
          return [...signsByLine.values()].slice(0, -1);
        }),
      );
    expect(lengths.length).toBeGreaterThan(5);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean).toBeGreaterThan(60);
    expect(mean).toBeLessThan(76);
  },
);

test('a large letter opens the parts of the docs, and no other page', async ({ page }) => {
  const openings = page.locator('.prose[data-opens] > p:first-child');
  await openPage(page, '/docs/ink-basics/intro/');
  await expect(openings).toHaveCount(1);
  await openPage(page, '/docs/ink-basics/flow/');
  await expect(openings).toHaveCount(0);
});

test(
  'bold italics load their font only where they are used',
  { tag: '@soak' },
  async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('bold-italic')) fonts.push(request.url());
    });
    const settled = async () => {
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
    };
    await openStory(page, 'A [b]bold[/b] and an [i]italic[/i] word.\n-> END\n');
    await expect(newestScene(page)).toContainText('italic');
    await settled();
    expect(fonts).toEqual([]);
    await pasteInto(editorOf(page), 'A [b][i]bold italic[/i][/b] word.\n-> END\n');
    await expect(newestScene(page)).toContainText('bold italic');
    await expect.poll(() => fonts.length).toBe(1);
    await settled();
    expect(await page.evaluate(() => document.fonts.check('italic 700 16px Alegreya'))).toBe(true);
  },
);
