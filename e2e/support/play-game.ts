import { expect, type BrowserContext, type Page } from '@playwright/test';
import '../../src/playground/download/game-data';
import type { Act, Sees } from '../../src/lessons/recordings/recordings';
import { wav } from './make-media';
import { takeStep, type Seen } from './play-recording';
import { readPlayer } from './read-player';

/** What a reader sees, and the sounds that play, in the words of the player’s captions. */
export interface Told extends Seen {
  sounds: string[];
}

declare global {
  interface Window {
    /** What has been downloaded last. */
    downloaded: Blob | null;
    /** Forgets the sounds of the last game. */
    silence: () => void;
    sounding: () => string[];
  }
}

/** A silence of a second. */
const SILENCE = `data:audio/wav;base64,${wav(1).toString('base64')}`;
const ADDRESS = 'http://game.example/';
/** A game in one file: the page, with the story’s data and the player as its two scripts. */
const PARTS =
  /^(?<head>[^]*<title>)[^]*?(?<body><\/title>[^]*<script>)(?<data>window\.atramentGame = [^\n]*)(?<between>\n<\/script>\s*<script>)(?<player>[^]*?)(?<foot><\/script>[^]*)$/;

/** Keeps downloads in the page, for `exportGame`. */
export async function prepareExport(page: Page): Promise<void> {
  await page.addInitScript(keepDownloads);
}

/** The story that the playground shows as a game in one file. */
export function exportGame(page: Page): Promise<string> {
  return page.evaluate(exportInPage);
}

/** What the playground shows, with its sounds. */
export async function tellPlayground(page: Page, seen: Seen): Promise<Told> {
  return withSounds(seen, await page.evaluate(readCaptions));
}

/**
 * One window for all exported games. Games differ only in their title and data, which is tested, so that the window
 * loads the page of the first one, and starts each other one by its data and its script: a fourth of the time.
 */
export class GameWindow {
  private frame: string | null = null;
  private count = 0;

  private constructor(private readonly page: Page) {}

  static async open(context: BrowserContext): Promise<GameWindow> {
    const page = await context.newPage();
    await page.addInitScript(
      `window.readPlayer = ${readPlayer.toString()}; window.unanswered = 0;`,
    );
    await page.addInitScript(listenToSounds);
    return new GameWindow(page);
  }

  /** Starts a game with a seed; it gets a silent file for every sound that its source names. */
  async start(html: string, source: string, seed: number): Promise<void> {
    const parts = PARTS.exec(html)?.groups;
    if (parts === undefined) throw new Error('This is no game in one file.');
    const { data, ...rest } = parts;
    const frame = Object.values(rest).join('');
    if (this.frame === null) {
      await this.page.route(`${ADDRESS}**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: html }),
      );
      await this.page.goto(ADDRESS);
      await this.page.locator('[data-first]').first().waitFor();
    }
    this.frame ??= frame;
    expect(frame === this.frame, 'whether games differ only in their title and data').toBe(true);
    this.count += 1;
    await this.page.evaluate(startInPage, {
      address: `/${this.count}/`,
      data: data ?? '',
      player: rest.player ?? '',
      sounds: source.match(/[\w./-]+\.(?:mp3|ogg|opus|m4a|wav)\b/g) ?? [],
      random: (seed + 0.5) / 100_000,
      silence: SILENCE,
    });
  }

  /** Does what a step says, and reads what the game shows: as soon as it is what is expected, or after some seconds. */
  async takeStep(act: Act | null, expected: Promise<Told>): Promise<Told> {
    const { isDone } = await takeStep(this.page, act);
    const { sees, sounds } = await this.page.evaluate(readWhenLike, await expected);
    return withSounds({ sees, isDone }, sounds);
  }
}

/** The game says less about errors than the playground does, and both may leave out what is empty. */
function withSounds({ sees, isDone }: Seen, sounds: string[]): Told {
  return { sees: { ...sees, error: sees.error === null ? null : 'told' }, isDone, sounds };
}

function keepDownloads(): void {
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob: Blob) => {
    window.downloaded = blob;
    return make(blob);
  };
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    if (this.download === '') click.call(this);
  };
}

/** Downloads the story as one file, and returns it. */
async function exportInPage(): Promise<string> {
  const find = async <T>(look: () => T | null | undefined): Promise<T> => {
    for (const end = performance.now() + 10_000; performance.now() < end;) {
      const found = look();
      if (found !== null && found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error('The story cannot be downloaded.');
  };
  window.downloaded = null;
  [...document.querySelectorAll('button')]
    .find((button) => (button.ariaLabel ?? button.textContent) === 'Download')!
    .click();
  const way = await find(() =>
    [...document.querySelectorAll<HTMLElement>('dialog[open] button:enabled')].find((button) =>
      button.textContent.startsWith('One file'),
    ),
  );
  way.click();
  const file = await find(() => window.downloaded);
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  return file.text();
}

/** The captions of the sounds that play in the playground. */
function readCaptions(): string[] {
  return [...document.querySelectorAll('section[aria-busy] [aria-label="Sounds"] > li')]
    .map((caption) => caption.textContent.replace('♪ ', ''))
    .sort();
}

interface Start {
  address: string;
  data: string;
  player: string;
  sounds: readonly string[];
  random: number;
  silence: string;
}

/** Starts a game in the window of another. */
async function startInPage({ address, data, player, sounds, random, silence }: Start) {
  const run = (text: string): void => {
    const script = document.createElement('script');
    script.textContent = text;
    document.head.append(script);
    script.remove();
  };
  // What the last game would still do by itself.
  for (let timer = Number(setTimeout(() => undefined)); timer > 0; timer--) clearTimeout(timer);
  window.silence();
  document.body.replaceChildren();
  Math.random = () => random;
  // Saves belong to an address.
  history.replaceState(null, '', address);
  run(data);
  const files = sounds.map((name) => [name, `${silence}#${encodeURIComponent(name)}`]);
  Object.assign(window.atramentGame.files, Object.fromEntries(files));
  run(player);
  const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-first]:enabled')];
  while (buttons().length === 0) await new Promise((resolve) => setTimeout(resolve, 4));
  (buttons().find(({ textContent }) => textContent === 'New game') ?? buttons()[0])?.click();
}

/** What the game shows: as soon as it is what is expected, or else after some seconds. */
async function readWhenLike({ sees, sounds }: Told): Promise<{ sees: Sees; sounds: string[] }> {
  const tell = () => ({
    sees: window.readPlayer(document.querySelector('section[aria-busy]')!),
    sounds: window.sounding(),
  });
  const written = (told: { sees: Sees; sounds: string[] }): string => {
    const error = told.sees.error === null ? null : 'told';
    return JSON.stringify([{ ...told.sees, error }, told.sounds]);
  };
  const wanted = written({ sees, sounds });
  for (const end = performance.now() + 3000; performance.now() < end;) {
    const told = tell();
    if (written(told) === wanted) return told;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return tell();
}

function listenToSounds(): void {
  const playing = new Set<HTMLMediaElement>();
  HTMLMediaElement.prototype.play = function () {
    playing.add(this);
    return Promise.resolve();
  };
  HTMLMediaElement.prototype.pause = function () {
    playing.delete(this);
  };
  window.silence = () => playing.clear();
  window.sounding = () => {
    const counts = new Map<string, number>();
    for (const { src, loop, tagName } of playing) {
      if (tagName !== 'AUDIO') continue;
      const name = `${decodeURIComponent(src.split('#')[1] ?? '')}${loop ? ', looped' : ''}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return Array.from(counts, ([name, count]) =>
      count > 1 && name.endsWith('looped') ? `${name} × ${count}` : name,
    ).sort();
  };
}
