import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Act } from '../../lessons/recordings/recordings';
import type { GamePage } from './game-pages';
import { plainTexts, type ShownTexts } from './shown-text';
import { withStory } from './story-file';

const ORIGIN = 'http://game.example';
/** How long to wait for a change after an act, in milliseconds. */
const PATIENCE = 4000;
/** For how long the page must not change: some parts appear with a delay. */
const CALM = 600;

/**
 * Plays a story in a built game; returns what is shown at the start and after each act. Ends before the first act that
 * a page cannot do.
 */
export async function playGame(
  browser: Browser,
  game: { folder: string; page: GamePage },
  story: string,
  acts: readonly Act[],
): Promise<ShownTexts[]> {
  // Saves of other stories are not there.
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  try {
    await context.route(`${ORIGIN}/**`, (route) => {
      const file = fileOf(game.folder, new URL(route.request().url()).pathname);
      if (file === null) return route.fulfill({ status: 404 });
      const changed = /\.(?:js|json)$/.test(file)
        ? withStory(readFileSync(file, 'utf8'), story)
        : null;
      if (changed === null) return route.fulfill({ path: file });
      const contentType = file.endsWith('.js') ? 'text/javascript' : 'application/json';
      return route.fulfill({ contentType, body: changed });
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`${ORIGIN}/index.html`);
    await page.locator(game.page.start).first().click();
    const seen = [await read(page, game.page)];
    for (const act of acts) {
      if (!(await perform(page, game.page, act))) break;
      seen.push(await read(page, game.page));
    }
    return seen;
  } finally {
    await context.close();
  }
}

function fileOf(folder: string, address: string): string | null {
  const file = path.join(folder, path.normalize(decodeURIComponent(address)));
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

/** What the page shows, once it has not changed for a moment. */
async function read(page: Page, at: GamePage): Promise<ShownTexts> {
  let last = '';
  const end = Date.now() + PATIENCE;
  for (;;) {
    const texts = await page.evaluate(readInPage, at);
    const now = JSON.stringify(texts);
    if (now === last || Date.now() > end) return plainTexts(texts);
    last = now;
    await page.waitForTimeout(CALM);
  }
}

/** Runs within the page. */
function readInPage(at: GamePage): ShownTexts {
  const textOf = (selector: string): string => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)];
    // An element within another one has been read with it.
    const outer = found.filter(
      (one) => !found.some((other) => other !== one && other.contains(one)),
    );
    return outer.map((one) => (one.checkVisibility() ? one.innerText : '')).join('\n');
  };
  return {
    toolbar: textOf(at.toolbar),
    scenes: textOf(at.paragraph),
    prompt: textOf(at.prompt),
    choices: textOf(at.choice),
    overlay: textOf(at.overlay),
    error: textOf(at.error),
  };
}

/** Whether the act could be done. */
async function perform(page: Page, at: GamePage, act: Act): Promise<boolean> {
  try {
    if (act.choose !== undefined) await page.locator(at.choice).nth(act.choose).click();
    else if (act.press !== undefined)
      await page.locator(at.control).filter({ hasText: act.press }).last().click();
    else if (act.type !== undefined)
      await page.locator(at.field).nth(act.type[0]).fill(act.type[1]);
    else if (act.key !== undefined) await page.keyboard.press(act.key === ' ' ? 'Space' : act.key);
    // A click there, whatever covers it.
    else if (act.cont === true) await page.locator(at.story).first().click({ force: true });
    else if (act.wait !== undefined) await page.waitForTimeout(act.wait);
    else return false;
    return true;
  } catch {
    return false;
  }
}
