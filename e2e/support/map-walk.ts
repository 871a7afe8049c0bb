import { expect, type Locator, type Page } from '@playwright/test';
import { randomInts } from '../../testing/random';
import { editorOf } from './playground';

const PLACES = ['hall', 'attic', 'cellar', 'garden', 'shed', 'well'];
/** Some of them are commands on the map. */
const LETTERS = ['n', 'c', 'a', 'b', 'e', 'o', '0'];

/** A story whose places lead to one another. */
export const WALKED_STORY = `-> hall\n${PLACES.map(
  (name, at) =>
    `=== ${name} ===\nIt is the ${name}.\n+ [On] -> ${PLACES[(at + 1) % PLACES.length] ?? 'END'}\n`,
).join('')}`;

/**
 * Writes on the map as somebody does who looks at it and not at the focus: opens places, types, presses keys and buttons.
 * All that it knows is which place is open, and what was typed in each.
 */
export class MapWalker {
  /** What has been done so far, for the report of a failure. */
  readonly steps: string[] = [];
  private readonly random;
  private readonly typed = new Map<string, string[]>(PLACES.map((name) => [name, []]));
  private open: string | null = null;

  constructor(
    private readonly page: Page,
    seed: number,
  ) {
    this.random = randomInts(seed * 7919);
    for (let skip = 0; skip < 5; skip += 1) this.random(2);
  }

  /** Does something, and expects every letter where it was typed. */
  async act(): Promise<void> {
    const openers = [this.doubleClick, this.doubleClick, this.pressEnter, this.pressSpace];
    const acts =
      this.open === null
        ? [...openers, this.press, this.press, this.clickPaper, this.openInList]
        : [this.type, this.doubleClick, this.click, this.close, this.pressButton, this.pan].concat([
            this.type,
            this.doubleClick,
            this.leaveFocus,
            this.openInList,
          ]);
    await (acts[this.random(acts.length)] ?? this.type)();
    await this.expectWell();
  }

  private note(step: string): void {
    this.steps.push(step);
  }

  private one<Item>(items: readonly Item[]): Item | undefined {
    return items[this.random(items.length)];
  }

  private box(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}, place`) });
  }

  private get map(): Locator {
    return this.page.getByRole('application', { name: 'Story map' });
  }

  /** A place whose box nothing covers, and which is not open. */
  private async clearPlace(): Promise<string | undefined> {
    const clear: string[] = [];
    for (const name of PLACES) {
      const isClear = await this.box(name).evaluate((box) => {
        const { x, y, width, height } = box.getBoundingClientRect();
        return box.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      if (isClear && name !== this.open) clear.push(name);
    }
    return this.one(clear);
  }

  private readonly type = async (): Promise<void> => {
    if (this.open === null) return;
    const letters = Array.from({ length: 3 + this.random(6) }, () => this.one(LETTERS));
    const written = letters.join('');
    this.note(`type ${written} in ${this.open}`);
    this.typed.get(this.open)?.push(written);
    await this.page.keyboard.type(` ${written}`, { delay: 30 + this.random(90) });
  };

  private readonly doubleClick = async (): Promise<void> => {
    const name = await this.clearPlace();
    if (name === undefined) return this.close();
    this.note(`double click ${name}`);
    await this.box(name).dblclick({ delay: this.random(60) });
    this.open = name;
    await this.type();
  };

  /** While lines are open, a click opens others. */
  private readonly click = async (): Promise<void> => {
    const name = await this.clearPlace();
    if (name === undefined) return this.close();
    this.note(`click ${name}`);
    await this.box(name).click();
    this.open = name;
    await this.type();
  };

  private readonly pressEnter = () => this.openByKeys('Enter');
  private readonly pressSpace = () => this.openByKeys(' ', 'Enter');

  private async openByKeys(...keys: string[]): Promise<void> {
    const name = await this.clearPlace();
    if (name === undefined) return;
    this.note(`click ${name}, ${keys.join()}`);
    await this.box(name).click();
    for (const key of keys) await this.page.keyboard.press(key);
    this.open = name;
    await this.type();
  }

  private readonly close = async (): Promise<void> => {
    const isByKey = this.random(2) === 0;
    this.note(isByKey ? 'Escape' : 'Close');
    const button = this.page.getByRole('button', { name: 'Close', exact: true });
    // The first one may close what is open in the editor.
    if (isByKey) await this.page.keyboard.press('Escape');
    if (await button.isVisible()) await button.click();
    this.open = null;
  };

  private readonly pressButton = async (): Promise<void> => {
    const name = this.one(['Zoom in', 'Zoom out', 'Show everything']) ?? '';
    const button = this.page.getByRole('button', { name });
    const isClear = await button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    if (!isClear) return;
    this.note(name);
    await button.click();
    await this.type();
  };

  /** Drags the paper. */
  private readonly pan = async (): Promise<void> => {
    const { x, y, height } = (await this.map.boundingBox())!;
    const by = this.random(60) - 30;
    this.note(`drag the paper by ${by}`);
    for (const top of [8, height - 8]) {
      const at = { x: x + 4, y: y + top };
      const isPaper = await this.map.evaluate(
        (map, { x: left, y: up }) => document.elementFromPoint(left, up) === map,
        at,
      );
      if (!isPaper) continue;
      await this.page.mouse.move(at.x, at.y);
      await this.page.mouse.down();
      await this.page.mouse.move(at.x + 20, at.y + by, { steps: 3 });
      await this.page.mouse.up();
      break;
    }
    await this.type();
  };

  /** Puts the focus on another place, as the Tab key may. */
  private readonly leaveFocus = async (): Promise<void> => {
    const name = this.one(PLACES) ?? '';
    this.note(`focus ${name}`);
    await this.box(name).focus();
    await this.type();
  };

  /** A key that writes nothing, once one has clicked into the map. */
  private readonly press = async (): Promise<void> => {
    const name = await this.clearPlace();
    if (name === undefined || this.random(2) === 0) await this.clickPaper();
    else await this.box(name).click();
    const key =
      this.one(['ArrowUp', 'ArrowDown', 'Shift+ArrowLeft', '+', '-', '0', 'Escape']) ?? '';
    this.note(`press ${key}`);
    await this.page.keyboard.press(key);
  };

  private readonly clickPaper = async (): Promise<void> => {
    this.note('click the paper');
    const { x, y } = (await this.map.boundingBox())!;
    await this.page.mouse.click(x + 4, y + 4);
  };

  private readonly openInList = async (): Promise<void> => {
    const name = this.one(PLACES) ?? '';
    this.note(`in the list, open ${name}`);
    await this.page.getByRole('radio', { name: 'List' }).check();
    await this.page.getByRole('button', { name: `What to do with “${name}”` }).press('Enter');
    await this.page.getByRole('button', { name: 'Write here' }).press('Enter');
    this.open = name;
    await this.type();
    const other = this.one(PLACES) ?? '';
    this.note(`and ${other}`);
    await this.page.getByRole('button', { name: `What to do with “${other}”` }).press('Enter');
    this.open = other;
    await this.type();
    await this.expectWell();
    await this.page.getByRole('radio', { name: 'Map' }).check();
    await expect(this.map).toBeVisible();
    this.open = null;
  };

  private async expectWell(): Promise<void> {
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
    const lines = this.page.getByRole('textbox', { name: /^Lines of / });
    await (this.open === null
      ? expect(lines).toHaveCount(0)
      : expect(this.page.getByRole('textbox', { name: `Lines of “${this.open}”` })).toBeVisible());
    const wanted = Object.fromEntries(this.typed);
    await expect
      .poll(() => this.readWords(), { message: 'what is typed, by place' })
      .toEqual(wanted);
  }

  /** The words of each place that are not its own, in the text. */
  private async readWords(): Promise<Record<string, string[]>> {
    const text = (await editorOf(this.page).locator('.cm-line').allTextContents()).join('\n');
    const parts = text.split(/^=== (\w+) ===$/m).slice(1);
    return Object.fromEntries(
      PLACES.map((name) => {
        const [first = ''] = (parts[parts.indexOf(name) + 1] ?? '').trim().split('\n');
        return [name, first.replace(`It is the ${name}.`, '').split(' ').filter(Boolean)];
      }),
    );
  }
}
