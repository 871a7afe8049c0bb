import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';
import { randomInts } from '../../testing/random';
import { untilRunning } from './pages';
import { choicesIn, newestScene } from './player';
import { everyPage, siteDirectory } from './site-pages';

const WORDS = ['glue', 'choices', 'sound', '[info]', '-> END', 'save', 'xyzzy', 'layuot'];
const WIDTHS = [1280, 1024, 768, 390];
/** Where the walker stores its notes in the tab. */
const CLICKED = 'walk:clicked:';

/** The heading of each page, as served. */
const headings: ReadonlyMap<string, string> = new Map(
  everyPage.slice(0, -1).map((address) => {
    const html = readFileSync(path.join(siteDirectory, address, 'index.html'), 'utf8');
    const heading = /<h1[^>]*>(?<text>.*?)<\/h1>/s.exec(html)?.groups?.text ?? '';
    return [address, DomUtils.textContent(parseDocument(heading))];
  }),
);

/** The state in which a history entry was left. */
interface Left {
  top: number;
  width: number;
  height: number;
}

interface Shown extends Left {
  key: string;
  pathname: string;
}

/** Does random things on a page; they depend only on the seed and the page. */
export class Walker {
  /** What has been done so far, for the report of a failure. */
  readonly steps: string[] = [];
  private readonly random;
  private readonly left = new Map<string, Left>();

  constructor(
    private readonly page: Page,
    seed: number,
  ) {
    this.random = randomInts(seed * 104_729);
    for (let skip = 0; skip < 5; skip += 1) this.random(2);
  }

  /** Does something, and expects the page to be in order afterwards. */
  async act(): Promise<void> {
    const actions = [
      ...Array.from({ length: 6 }, () => this.followLink),
      ...[this.goBack, this.goBack, this.goForward, this.reload, this.resize, this.resize],
      ...[this.changeTheme, this.scroll, this.scroll, this.scroll, this.search, this.play],
      ...[this.edit, this.openMenu, this.changeMindTwice],
    ];
    const action = actions[this.random(actions.length)] ?? this.scroll;
    await action();
    await this.expectWell();
  }

  private note(step: string): void {
    this.steps.push(step);
  }

  private async pick(elements: Locator): Promise<Locator | null> {
    const count = await elements.count();
    return count === 0 ? null : elements.nth(this.random(count));
  }

  private look(): Promise<Shown> {
    return this.page.evaluate(() => {
      const { navigation } = window as unknown as { navigation: { currentEntry: { key: string } } };
      return {
        key: navigation.currentEntry.key,
        pathname: location.pathname,
        top: Math.round(scrollY),
        width: innerWidth,
        height: document.documentElement.scrollHeight,
      };
    });
  }

  /** Records how the page is left; it is compared on return. */
  private async leave(): Promise<void> {
    // Waits for scrolling and opening parts to settle.
    let shown = await this.look();
    for (let tries = 0; tries < 20; tries += 1) {
      await this.page.waitForTimeout(50);
      const again = await this.look();
      const isAtRest = again.top === shown.top && again.height === shown.height;
      shown = again;
      if (isAtRest) break;
    }
    this.left.set(shown.key, shown);
    // Notes from an earlier click within the same page are out of date.
    await this.page.evaluate((name) => sessionStorage.removeItem(name), CLICKED + shown.key);
  }

  /** Notes in the tab where the page is when it is clicked: moving a link under the pointer may scroll it again. */
  private noteClick(): Promise<void> {
    return this.page.evaluate((name) => {
      const { navigation } = window as unknown as { navigation: { currentEntry: { key: string } } };
      const note = (): void =>
        sessionStorage.setItem(name + navigation.currentEntry.key, String(Math.round(scrollY)));
      addEventListener('click', note, { capture: true, once: true });
    }, CLICKED);
  }

  /** Where the page of an entry was scrolled when it was left. */
  private async placeOf(key: string): Promise<Left | undefined> {
    const left = this.left.get(key);
    const clicked = await this.page.evaluate((name) => {
      const top = sessionStorage.getItem(name);
      sessionStorage.removeItem(name);
      return top;
    }, CLICKED + key);
    return left && clicked !== null ? { ...left, top: Number(clicked) } : left;
  }

  private readonly followLink = async (): Promise<void> => {
    // Not locators, which would be resolved again after a sidebar group has closed.
    const links = await this.page
      .locator(
        'header a[href^="/"]:visible, main a[href^="/"]:visible:not([hreflang]), nav a[href^="/"]:visible, main a[href^="#"]:visible',
      )
      .elementHandles();
    const link = links[this.random(links.length)];
    if (link === undefined) return;
    const href = String(await link.getAttribute('href'));
    // Files are a separate matter, and the print page has no scripts.
    if (/\.\w+$|\/print\//.test(href)) return;
    this.note(`follow ${href}`);
    // If it cannot be scrolled into view, `leave` waits until what is closing has closed.
    await link.scrollIntoViewIfNeeded({ timeout: 2000 }).catch(() => undefined);
    await this.leave();
    // A sidebar group that was just closing took its links along.
    if (!(await link.isVisible())) {
      this.note('which was gone');
      return;
    }
    await this.noteClick();
    await link.click();
    await this.expectAddress(new URL(href, this.page.url()).pathname);
  };

  private readonly goBack = () => this.step('back', -1);
  private readonly goForward = () => this.step('forward', 1);

  private async step(name: string, delta: number): Promise<void> {
    const canGo = await this.page.evaluate((by) => {
      const { navigation } = window as unknown as {
        navigation: { canGoBack: boolean; canGoForward: boolean; currentEntry: { index: number } };
      };
      return by < 0 ? navigation.currentEntry.index > 1 : navigation.canGoForward;
    }, delta);
    if (!canGo) return;
    await this.leave();
    const before = await this.look();
    await this.page.evaluate((by) => history.go(by), delta);
    await expect
      .poll(() =>
        this.look().then(
          ({ key }) => key,
          () => '',
        ),
      )
      .not.toBe(before.key);
    await untilRunning(this.page);
    const { pathname, key } = await this.look();
    this.note(`${name} to ${pathname}`);
    await this.expectAddress(pathname);
    const left = await this.placeOf(key);
    if (left === undefined) return;
    const place = await this.look();
    if (place.width !== left.width || Math.abs(place.height - left.height) > 2) return;
    await expect
      .poll(() => this.look().then(({ top }) => Math.abs(top - left.top)), {
        message: `${name} to ${pathname}, left at ${left.top}`,
      })
      .toBeLessThanOrEqual(2);
  }

  private readonly reload = async (): Promise<void> => {
    await this.leave();
    const before = await this.look();
    this.note(`reload ${before.pathname}`);
    await this.page.reload();
    await untilRunning(this.page);
    const after = await this.look();
    if (Math.abs(after.height - before.height) > 2) return;
    await expect
      .poll(() => this.look().then(({ top }) => Math.abs(top - before.top)), {
        message: `reload at ${before.top}`,
      })
      .toBeLessThanOrEqual(2);
  };

  private readonly resize = async (): Promise<void> => {
    const width = WIDTHS[this.random(WIDTHS.length)] ?? 1280;
    this.note(`resize to ${width}`);
    await this.page.setViewportSize({ width, height: 800 });
  };

  private readonly changeTheme = async (): Promise<void> => {
    const toggle = this.page
      .getByRole('button', { name: /^Switch between/ })
      .locator('visible=true');
    if ((await toggle.count()) === 0) return;
    this.note('theme');
    const choice = () => this.page.locator('html').getAttribute('data-theme-choice');
    const before = await choice();
    await toggle.first().click();
    await expect.poll(choice).not.toBe(before);
  };

  private readonly scroll = async (): Promise<void> => {
    const part = this.random(100) / 100;
    this.note(`scroll to ${part}`);
    await this.page.evaluate((by) => {
      window.scrollTo({ top: by * document.documentElement.scrollHeight, behavior: 'instant' });
    }, part);
  };

  private readonly search = async (): Promise<void> => {
    const word = WORDS[this.random(WORDS.length)] ?? '';
    this.note(`search ${word}`);
    const dialog = this.page.getByRole('dialog', { name: 'Search' });
    await this.page.locator('body').press('Control+k');
    const field = dialog.getByRole('combobox');
    await field.fill(word);
    const option = dialog.locator('[role=listbox][aria-busy=false] [role=option]').first();
    const nothing = dialog.getByText(/^Nothing/);
    await expect(option.or(nothing).first()).toBeVisible();
    if (this.random(3) === 0 || !(await option.isVisible())) {
      await this.page.keyboard.press('Escape');
    } else {
      await this.leave();
      const href = String(await option.getAttribute('href'));
      this.note(`found ${href}`);
      await option.click();
      await this.expectAddress(new URL(href, this.page.url()).pathname);
    }
    await expect(dialog).toBeHidden();
  };

  private readonly play = async (): Promise<void> => {
    const button = await this.pick(
      this.page.getByRole('main').getByRole('button', { name: 'Play', exact: true }),
    );
    if (button === null) return;
    const id = await button.evaluate((element) => element.closest('[id^="sample-"]')?.id);
    if (id === undefined) return;
    this.note(`play ${id}`);
    await button.click();
    const place = this.page.locator(`#${id}`);
    const scene = newestScene(place).or(place.getByRole('alert')).first();
    // Samples about the title screen start on it.
    const begin = place.locator('[data-first]').first();
    await expect(scene.or(begin).first()).toBeAttached();
    if (await begin.isVisible()) await begin.click();
    await expect(scene).toBeAttached();
    for (let turn = this.random(3); turn > 0; turn -= 1) {
      const choice = await this.pick(choicesIn(place).and(this.page.locator(':enabled:visible')));
      if (choice === null) return;
      this.note('choose');
      await choice.click({ timeout: 2000 }).catch(() => this.note('which was gone'));
    }
  };

  private readonly edit = async (): Promise<void> => {
    const button = await this.pick(
      this.page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }),
    );
    if (button === null) return;
    this.note('edit');
    await button.click();
    const editor = this.page.getByRole('textbox', { name: /ink/i }).last();
    await editor.focus();
    await this.page.keyboard.type(['Words. ', '-> END\n', '{', '* [x] y\n'][this.random(4)] ?? '');
  };

  private readonly openMenu = async (): Promise<void> => {
    const opener = this.page.getByRole('button', { name: 'Toggle navigation bar' });
    if (!(await opener.isVisible())) return;
    this.note('menu');
    await opener.click();
    const menu = this.page.getByRole('dialog', { name: 'Navigation bar' });
    await expect(menu).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  };

  /** Clicks, does not wait, and goes elsewhere. */
  private readonly changeMindTwice = async (): Promise<void> => {
    // Not locators, which would be resolved again after a sidebar group has closed.
    const links = await this.page
      .locator('header a[href^="/"]:visible, nav a[href^="/"]:visible')
      .elementHandles();
    const [first, second] = [links[this.random(links.length)], links[this.random(links.length)]];
    if (first === undefined || second === undefined) return;
    const href = String(await second.getAttribute('href'));
    if (/\.\w+$|\/print\//.test(href + String(await first.getAttribute('href')))) return;
    this.note(`follow ${String(await first.getAttribute('href'))} and at once ${href}`);
    await this.leave();
    await this.page.evaluate(
      ([one, other]) => {
        (one as HTMLElement).click();
        (other as HTMLElement).click();
      },
      [first, second],
    );
    await this.expectAddress(new URL(href, this.page.url()).pathname);
  };

  private async expectAddress(pathname: string): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === pathname);
    await untilRunning(this.page);
  }

  /** The page shown matches its address, and nothing crashed. */
  private async expectWell(): Promise<void> {
    const { pathname } = await this.look();
    const heading = this.page.locator('h1').first();
    await expect(heading).toHaveText(headings.get(pathname) ?? /./);
    await expect(heading).not.toHaveText(/This page crashed/);
    await expect(this.page.locator('h1')).toHaveCount(1);
  }
}
