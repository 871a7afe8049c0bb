import type { Page } from '@playwright/test';
import type { Act, Sees } from '../../src/lessons/recordings/recordings';
import { shareHash } from './playground';
import { readPlayer } from './read-player';

/** What the playground showed at a step. */
export interface Seen {
  sees: Sees;
  /** Whether there was something to act on. */
  isDone: boolean;
}

declare global {
  interface Window {
    readPlayer: typeof readPlayer;
    /** Requests that the worker has not answered yet. */
    unanswered: number;
  }
}

/** Lets a page be asked for what a reader sees, and count what the player still waits for. */
export async function prepareReading(page: Page): Promise<void> {
  await page.addInitScript(`window.readPlayer = ${readPlayer.toString()}`);
  await page.addInitScript(() => {
    window.unanswered = 0;
    const Original = window.Worker;
    window.Worker = class extends Original {
      private waiting = 0;

      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }: MessageEvent<object>) => {
          if ('id' in data) this.count(-1);
        });
      }

      private count(change: number): void {
        this.waiting += change;
        window.unanswered += change;
      }

      override postMessage(message: unknown): void {
        this.count(1);
        super.postMessage(message);
      }

      override terminate(): void {
        this.count(-this.waiting);
        super.terminate();
      }
    };
  });
}

/** Opens a story in the playground that stands open. */
export async function openRecording(page: Page, source: string, seed: number): Promise<void> {
  // Another seed makes another address, also for the same text.
  await page.evaluate(openInPage, await shareHash({ source, seed }));
}

/** Does what a step says, waits for the player’s answer, and reads what it shows. */
export function takeStep(page: Page, act: Act | null): Promise<Seen> {
  return page.evaluate(takeStepInPage, act);
}

async function openInPage(hash: string): Promise<void> {
  const player = () => document.querySelector('section[aria-busy]');
  const old = player();
  window.location.replace(hash);
  for (const end = performance.now() + 30_000; performance.now() < end;) {
    const now = player();
    // Before the first answer there is a player, but nothing in it.
    const isShown =
      now !== null &&
      now !== old &&
      now.querySelector('[role="region"], [role="alert"], [data-first]') !== null;
    if (isShown && window.unanswered === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('The story does not open.');
}

async function takeStepInPage(act: Act | null): Promise<Seen> {
  const player = document.querySelector('section[aria-busy]')!;
  const findAll = (selector: string) => [...player.querySelectorAll<HTMLElement>(selector)];
  const settle = async (): Promise<void> => {
    for (let calm = 0; calm < 3; calm = window.unanswered === 0 ? calm + 1 : 0)
      await new Promise((resolve) => setTimeout(resolve, 4));
  };
  const press = (element: HTMLElement | undefined): boolean => {
    element?.click();
    return element !== undefined && !element.matches(':disabled');
  };
  const pressNamed = async (...names: RegExp[]): Promise<boolean> => {
    for (const name of names) {
      const isPressed = press(
        findAll('button').find((one) => name.test(one.getAttribute('aria-label') ?? one.innerText)),
      );
      if (!isPressed) return false;
      await settle();
    }
    return true;
  };
  const write = (field: HTMLInputElement | undefined, text: string): boolean => {
    if (field === undefined) return false;
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(field, text);
    return field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const top = (selector: string): HTMLElement[] => {
    const inDialog = findAll(`[role="dialog"] :is(${selector})`);
    return inDialog.length > 0 ? inDialog : findAll(selector);
  };
  const story = () => findAll('[role="region"]')[0];

  const perform = async (): Promise<boolean> => {
    if (act === null) return true;
    if (act.choose !== undefined) return press(findAll('[data-choice]')[act.choose]);
    if (act.press !== undefined) {
      const controls =
        '[data-past="false"] [data-kind], [data-toolbar] [data-kind], [role="dialog"] [data-kind]';
      return press(top(controls).find((one) => one.innerText.trim() === act.press));
    }
    if (act.area !== undefined)
      return press(findAll('[data-kind="layers"] [data-link]:empty')[act.area]);
    if (act.type !== undefined)
      return write(top('input:enabled')[act.type[0]] as HTMLInputElement | undefined, act.type[1]);
    if (act.key !== undefined) {
      const init = { key: act.key, bubbles: true, cancelable: true };
      story()?.dispatchEvent(new KeyboardEvent('keydown', init));
    }
    if (act.cont) {
      story()?.click();
      // The engine was looked at a little later, when it had gone on by itself.
      await new Promise((resolve) => setTimeout(resolve, 1200));
    }
    if (act.wait !== undefined) await new Promise((resolve) => setTimeout(resolve, act.wait));
    if (act.btn !== undefined) return pressNamed(new RegExp(`^${act.btn}`));
    if (act.menu === 'save') return pressNamed(/^Menu$/, /^Save game/, /^New save/);
    if (act.menu === 'load') return pressNamed(/^Menu$/, /^Load game/, /^(?:Save|Checkpoint)/);
    if (act.title) return pressNamed(/^Menu$/, /^Quit game/, /^Yes/);
    if (act.endbtn) return press(findAll('[data-end]')[0]);
    if (act.closeError)
      press(findAll('[role="alertdialog"] button').find((one) => one.ariaLabel === 'Close'));
    if (act.closeOverlay) press(findAll('[role="dialog"] [aria-label]')[0]);
    return true;
  };
  const isDone = await perform();
  await settle();
  return { sees: window.readPlayer(player), isDone };
}
