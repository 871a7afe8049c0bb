import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { randomInts } from '../testing/random';
import { dressPage, expectNoViolation, looks, isQuickLook } from './support/axe';
import { tagOf } from './support/every-run';
import { findOverflow } from './support/overflow';
import { choicesIn, newestScene, takeTurn } from './support/player';
import { dropPicture, editorOf, openStory, pasteInto } from './support/playground';
import { writeProject } from './support/projects';

const STORY = `-> harbour
== harbour
The tide is out.
* [Walk] -> sand
+ [Sleep] -> dream ->
  -> harbour
= quay
The quay.
-> END
== sand
Wet sand.
* [Go back] -> harbour.quay
== dream
You dream.
->->
`;

const box = (page: Page, name: RegExp) => page.getByRole('button', { name });
const more = (page: Page) => page.getByRole('button', { name: 'Legend and more' });
const drawing = (page: Page) => page.getByRole('application', { name: 'Story map' });

async function openMap(page: Page, story = STORY): Promise<void> {
  await openStory(page, story);
  await page.getByRole('tab', { name: 'Map' }).click();
  await expect(drawing(page)).toBeVisible();
}

test('the map follows the play, and leads to the lines of the text', async ({ page }) => {
  await openMap(page);
  await expect(box(page, /^harbour, place.*the story is here/)).toBeInViewport();
  await takeTurn(choicesIn(page).first());
  await expect(newestScene(page)).toContainText('Wet sand.');
  await expect(box(page, /^sand, place.*the story is here/)).toBeInViewport();
  await expect(box(page, /^harbour, place.*visited/)).toBeVisible();
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  const before = await zoomIn.boundingBox();
  // Firefox counts the hidden words below to the place.
  await box(page, /^dream, place/)
    .locator('rect')
    .click();
  // The second click of two must meet nothing else.
  expect(await zoomIn.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Show in the text' }).click();
  await expect(editorOf(page)).toBeFocused();
  await expect(page.locator('.cm-activeLine')).toHaveText('== dream');
});

test('the map changes with the text', { tag: '@soak' }, async ({ page }) => {
  await openMap(page);
  await page.getByRole('tab', { name: 'Write' }).click();
  await pasteInto(editorOf(page), `${STORY}== isle\n-> nowhere\n`);
  await page.getByRole('tab', { name: 'Map' }).click();
  await expect(box(page, /^isle, place/)).toBeVisible();
  await expect(box(page, /^nowhere, does not exist/)).toBeVisible();
});

test('the map is moved by pointer and keys, and kept as a picture', async ({ page }) => {
  await openMap(page);

  await test.step('dragging and the wheel move and zoom it', async () => {
    const sand = box(page, /^sand, place/);
    const before = (await sand.boundingBox())!;
    const { x, y } = (await drawing(page).boundingBox())!;
    await page.mouse.move(x + 20, y + 300);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 330, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await sand.boundingBox())!.x - before.x).toBeCloseTo(40, 0);
    // A ring around it is for keys.
    await expect(drawing(page)).toBeFocused();
    await expect(drawing(page)).toHaveCSS('outline-style', 'none');
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -300);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await sand.boundingBox())!.width).toBeGreaterThan(before.width);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(sand).toBeInViewport();
  });

  await test.step('SVG and PNG look like the page', async () => {
    const save = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ]);
      return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
    };
    await more(page).click();
    const svg = await save('Download the map as SVG');
    expect(svg.name).toBe('story-map.svg');
    const text = svg.bytes.toString('utf8');
    expect(text).toContain('>harbour</text>');
    expect(text).not.toMatch(/var\(|class=|tabindex/);
    const png = await save('Download the map as PNG');
    expect(png.name).toBe('story-map.png');
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    await more(page).click();
  });

  await test.step('keys alone lead through it, and to the list', async () => {
    await expect(box(page, /^harbour, place.*the story is here/)).toBeInViewport();
    await drawing(page).focus();
    await page.keyboard.press('Tab');
    await expect(box(page, /^harbour, place/)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(box(page, /^Beginning/)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('-');
    await expect(box(page, /^harbour, place, 2 places/)).toBeFocused();
    await page.getByRole('radio', { name: 'List' }).check();
    await page.getByRole('button', { name: '“Go back”: to harbour.quay' }).press('Enter');
    await expect(page.locator('.cm-activeLine')).toContainText('Go back');
  });
});

test('the search shows what it finds', { tag: '@soak' }, async ({ page }) => {
  await openMap(page);
  await page.getByRole('searchbox', { name: 'Find a place' }).fill('sa');
  await expect(page.getByText('1 place', { exact: true })).toBeVisible();
  await expect(box(page, /^sand, place/)).toHaveAttribute('data-found', 'true');
});

test('places have their pictures if somebody wants it, also after a reload and in a file', async ({
  page,
}) => {
  await writeProject(
    page,
    `A beach.\n${STORY.replace('Wet sand.', 'Wet sand.\n# IMAGE: sand.png')}`,
  );
  await dropPicture(page, 'sand.png', 1200);
  await page.getByRole('tab', { name: 'Map' }).click();
  const sand = box(page, /^sand,/);
  await expect(sand).toBeVisible();
  await expect(sand.locator('image')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Pictures' }).check();
  await expect(sand.locator('image')).toBeVisible();
  const [outer, inner] = [sand.locator('rect'), sand.locator('image')].map((one) =>
    one.boundingBox(),
  );
  const [frame, picture] = [(await outer)!, (await inner)!];
  expect(picture.y).toBeGreaterThan(frame.y);
  expect(picture.y + picture.height).toBeLessThan(frame.y + frame.height * 0.75);
  await page.reload();
  await page.getByRole('tab', { name: 'Map' }).click();
  await expect(sand.locator('image')).toBeVisible();
  await more(page).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the map as SVG' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('href="data:image/webp');
});

test('500 knots with 1,000 tangled ways are drawn in parts, which unfold; the search finds all', async ({
  page,
}) => {
  test.slow();
  const count = 500;
  const next = randomInts(7);
  const knots = Array.from(
    { length: count },
    (_, index) => `== k${index}\n+ [One] -> k${next(count)}\n+ [Other] -> k${next(count)}\n`,
  );
  await openMap(page, `-> k0\n${knots.join('')}`);
  await expect(box(page, /^k\d+ – k\d+, group, 20 places/)).toHaveCount(25);
  // What is drawn decides how long a frame takes.
  expect(await drawing(page).locator('*').count()).toBeLessThan(3000);
  const search = page.getByRole('searchbox', { name: 'Find a place' });
  await search.fill('k499');
  await expect(box(page, /^k480 – k499/)).toHaveAttribute('data-found', 'true');
  await expect(box(page, /^k480 – k499/)).toBeInViewport();
  await more(page).click();
  await page.getByRole('button', { name: 'Unfold all' }).click();
  await expect(box(page, /^k\d+, place/)).toHaveCount(count, { timeout: 60_000 });
  expect(await drawing(page).locator('*').count()).toBeLessThan(9000);
  await expect(box(page, /^k499, place/)).toHaveAttribute('data-found', 'true');
  await page.getByRole('button', { name: 'Fold all', exact: true }).click();
  await expect(box(page, /^k0 – k19/)).toBeVisible();
  await page.getByRole('radio', { name: 'List' }).check();
  await expect(page.getByRole('button', { name: 'k499', exact: true })).toBeVisible();
});

for (const look of looks.filter(isQuickLook)) {
  test(
    `axe finds nothing in the map, ${look.colorScheme}, ${look.width} px`,
    { tag: '@soak' },
    async ({ page }) => {
      await dressPage(page, look);
      await openMap(page);
      await more(page).click();
      await expectNoViolation(page);
      expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
      await page.getByRole('radio', { name: 'List' }).check();
      await expectNoViolation(page);
    },
  );
}

for (const { name, ...size } of [
  { name: 'a desktop', width: 1280, height: 800 },
  { name: 'a phone', width: 390, height: 844 },
]) {
  test(
    `on ${name}, what the signs mean can be read and closed, beside the map and its tools`,
    { tag: tagOf(name === 'a phone') },
    async ({ page }) => {
      await page.setViewportSize(size);
      await openMap(page);
      const signs = page.getByRole('list').filter({ hasText: 'the story is here' });
      await more(page).click();
      await expect(signs).toBeInViewport();
      const top = async (place: Locator) => (await place.boundingBox())!;
      const tools = await top(page.getByRole('button', { name: 'Zoom in' }).locator('..'));
      const drawn = await top(drawing(page));
      const list = await top(signs);
      expect(list.y + list.height).toBeLessThanOrEqual(Math.min(tools.y, drawn.y));
      expect(drawn.y + drawn.height).toBeLessThanOrEqual(size.height);
      for (const sign of await signs.getByRole('listitem').all()) {
        await sign.scrollIntoViewIfNeeded();
        await expect(sign).toBeInViewport({ ratio: 0.9 });
      }
      await more(page).click();
      await expect(signs).toBeHidden();
    },
  );
}
