import { buildSync } from 'esbuild';
import { expect } from '@playwright/test';
import type { Engine, Point } from './engine';
import type { Target } from './find-in-page';
import { pasteText } from './in-page';

/** Functions of `find-in-page`, as a script for any page. */
const FINDER = buildSync({
  entryPoints: ['e2e/engines/find-in-page.ts'],
  bundle: true,
  minify: true,
  write: false,
  define: { 'process.env': '{}' },
}).outputFiles[0]!.text;

/** The name as it travels: a pattern is text, too. */
const sent = ({ name, ...target }: Target) => ({
  ...target,
  name: typeof name === 'string' ? name : undefined,
  pattern: name instanceof RegExp ? name.source : undefined,
});
type Sent = ReturnType<typeof sent>;

/** Somebody who uses the site in some engine, and waits for what is to come. */
export class Visitor {
  constructor(readonly engine: Engine) {}

  async open(address: string): Promise<void> {
    await this.engine.open(address);
    await this.untilRunning();
  }

  /** Makes the app load, and waits until it runs, as `openPage` does. */
  async untilRunning(): Promise<void> {
    const isRunning = (): boolean => {
      window.dispatchEvent(new Event('wheel'));
      return window.history.scrollRestoration === 'manual';
    };
    await this.until(() => this.engine.run(isRunning, null), 'the app runs');
  }

  /** The text of the last element that is found, once there is one, and whatever else it must be. */
  async see(target: Target, text: string | RegExp = ''): Promise<void> {
    const matcher =
      text instanceof RegExp ? expect.stringMatching(text) : expect.stringContaining(text);
    await expect.poll(() => this.read(target), { message: nameOf(target) }).toEqual(matcher);
  }

  /** What the last such element says; null if there is none. */
  async read(target: Target): Promise<string | null> {
    return this.find(target, (element) => {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        return element.value;
      return element instanceof HTMLElement ? element.innerText : element.textContent;
    });
  }

  /** Presses the last such element, once it is enabled and still, and nothing covers it. */
  async click(target: Target): Promise<void> {
    await this.engine.drag(await this.stillPointOf(target), []);
  }

  /** The middle of the last such element, once it is enabled and still, and nothing covers it. */
  async stillPointOf(target: Target): Promise<Point> {
    let point: Point | null = null;
    const look = async (): Promise<boolean> => (point = await this.pointOf(target)) !== null;
    await this.until(look, nameOf(target));
    return point!;
  }

  /** Where the last such element is, or the shape in it. */
  async boxOf(target: Target): Promise<DOMRectReadOnly> {
    await this.stillPointOf(target);
    const box = await this.find<DOMRectReadOnly>(
      target,
      (element) =>
        (element.querySelector('rect') ?? element)
          .getBoundingClientRect()
          .toJSON() as DOMRectReadOnly,
    );
    return box!;
  }

  private pointOf(target: Target): Promise<Point | null> {
    return this.find(target, async (element) => {
      const first = element.getBoundingClientRect();
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      const { x, y, width, height } = element.getBoundingClientRect();
      if (first.x !== x || first.y !== y || element.matches(':disabled')) return null;
      const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      const met = document.elementFromPoint(middle.x, middle.y);
      if (met !== null && (element.contains(met) || met.contains(element))) return middle;
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      return null;
    });
  }

  /** Replaces the text of a field, which is pressed for it, by typing. */
  async write(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.engine.press('Control+a');
    await this.engine.type(text);
  }

  /** Replaces the text of a field, which is pressed for it, by pasting. */
  async paste(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.engine.press('Control+a');
    await this.engine.run(pasteText, text);
  }

  async until(isSo: () => Promise<boolean>, what: string): Promise<void> {
    await expect.poll(isSo, { message: what }).toBe(true);
  }

  /** Asks the last such element something; null if there is none. */
  private async find<Result>(
    target: Target,
    ask: (element: Element) => Result | Promise<Result>,
  ): Promise<Result | null> {
    const look = `async (target) => {
      if (window.findInPage === undefined) return 'no finder';
      const name = target.pattern === undefined ? target.name : new RegExp(target.pattern);
      const found = window.findInPage({ ...target, name });
      return found === undefined ? null : { answer: await (${ask.toString()})(found) };
    }`;
    const run = () =>
      this.engine.run<Sent, 'no finder' | null | { answer: Result }>(look, sent(target));
    let found = await run();
    if (found === 'no finder') {
      await this.engine.inject(FINDER);
      found = await run();
    }
    return found === null || found === 'no finder' ? null : found.answer;
  }
}

const nameOf = ({ role, name, within }: Target): string =>
  [role, String(name ?? ''), within].filter(Boolean).join(' ');
