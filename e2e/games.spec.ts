import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/pages';
import { PLAYGROUND } from './support/playground';
import { playRecording, prepareReading } from './support/play-recording';
import { readPlayer, type Sees } from './support/read-player';
import { recordings } from './support/recordings';

const GROUPS = 4;
const MOVES = 4;
const STARTERS = 'content/playground';

const starters = readdirSync(STARTERS)
  .filter((name) => name.endsWith('.ink'))
  .map((name) => ({ id: name, source: readFileSync(`${STARTERS}/${name}`, 'utf8') }));
/** The samples of the docs, as they were recorded in the engine, and the starters. */
const stories = [...starters, ...recordings.filter(({ id }) => /^d\d+$/.test(id))];

interface Told extends Sees {
  sounds: string[];
}

declare global {
  interface Window {
    /** What has been downloaded last. */
    downloaded: Blob | null;
    /** The sounds that play, in the words of the player’s captions. */
    sounding: () => string[];
  }
}

/** A silence of ten seconds. */
const SILENCE = `data:audio/wav;base64,${wav(10).toString('base64')}`;

test('there are stories to export', () => {
  expect(starters.length).toBeGreaterThan(3);
  expect(stories.length).toBeGreaterThan(200);
});

for (let group = 0; group < GROUPS; group++) {
  test(`exported games show what the playground shows: ${group + 1} of ${GROUPS}`, async ({
    page,
    context,
  }) => {
    await prepareReading(page);
    await page.addInitScript(keepDownloads);
    await openPage(page, PLAYGROUND);
    const game = await context.newPage();
    await game.addInitScript(`window.readPlayer = ${readPlayer.toString()}`);
    await game.addInitScript(listenToSounds);
    let html = '';
    await game.route('http://game.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    const own = stories.filter((_, place) => place % GROUPS === group);
    for (const [place, { id, source }] of own.entries()) {
      const seed = place + 1;
      await playRecording(page, { id, source, steps: [] }, seed);
      const shown = await page.evaluate(tellPlayground);
      // A story that does not start has no game.
      if (shown.error !== null && shown.scenes.length === 0) continue;
      html = withSounds(await page.evaluate(exportInPage), source);
      await startGame(game, `http://game.example/${group}/${place}/`, seed);
      let here = shown;
      for (let step = 0; step <= MOVES; step++) {
        const there = await game.evaluate(readWhenLike, here);
        expect(there, `${id}, step ${step}`).toEqual(here);
        if (!(await page.evaluate(move, step))) break;
        await game.evaluate(move, step);
        here = await page.evaluate(tellPlayground);
      }
    }
  });
}

/** Opens a game with the seed of the playground, and starts it. */
async function startGame(game: Page, address: string, seed: number): Promise<void> {
  await game.addInitScript(
    (random: number) => {
      Math.random = () => random;
    },
    (seed + 0.5) / 100_000,
  );
  await game.goto(address);
  await game.locator('[data-first]:enabled').last().waitFor();
  await game.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-first]:enabled')];
    (buttons.find(({ textContent }) => textContent === 'New game') ?? buttons[0])?.click();
  });
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
  const player = document.querySelector('section[aria-busy]')!;
  const find = async <T>(look: () => T | null | undefined): Promise<T> => {
    for (const end = performance.now() + 10_000; performance.now() < end;) {
      const found = look();
      if (found !== null && found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error('The story cannot be downloaded.');
  };
  window.downloaded = null;
  player.querySelector<HTMLElement>('[aria-label="Download"]')!.click();
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

/** What the playground shows once it has answered. */
async function tellPlayground(): Promise<Told> {
  for (let calm = 0; calm < 3; calm = window.unanswered === 0 ? calm + 1 : 0)
    await new Promise((resolve) => setTimeout(resolve, 4));
  const player = document.querySelector('section[aria-busy]')!;
  const captions = [...player.querySelectorAll('[aria-label="Sounds"] > li')].map((caption) =>
    // The playground may open a story twice, and names what played just before.
    caption.textContent.replace('♪ ', '').replace(/(?<!looped) × \d+$/, ''),
  );
  const { error, ...seen } = window.readPlayer(player);
  return { ...seen, error: error === null ? null : 'told', sounds: captions.sort() };
}

/** What the game shows: as soon as it is what is expected, or else after some seconds. */
async function readWhenLike(expected: Told): Promise<Told> {
  const tell = (): Told => {
    const { error, ...seen } = window.readPlayer(document.querySelector('section[aria-busy]')!);
    return { ...seen, error: error === null ? null : 'told', sounds: window.sounding() };
  };
  const wanted = JSON.stringify(expected);
  for (const end = performance.now() + 3000; performance.now() < end;) {
    const told = tell();
    if (JSON.stringify(told) === wanted) return told;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return tell();
}

/** Takes one of the choices, goes on, or follows a link; returns false if there is nothing to do. */
function move(step: number): boolean {
  const player = document.querySelector('section[aria-busy]')!;
  const isCovered = player.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  const choices = [...player.querySelectorAll<HTMLElement>('[data-choice]:enabled')];
  const other = player.querySelector<HTMLElement>(
    '[data-continue], [data-past="false"] [data-kind="link"]',
  );
  const target = choices[step % Math.max(1, choices.length)] ?? other;
  if (isCovered || target === null) return false;
  target.click();
  return true;
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

/** Gives a game every sound that its story names. */
function withSounds(html: string, source: string): string {
  const names = new Set(source.match(/[\w./-]+\.(?:mp3|ogg|opus|m4a|wav)\b/g));
  const files = [...names].map((name) => [name, `${SILENCE}#${encodeURIComponent(name)}`]);
  return html.replace('"files":{}', `"files":${JSON.stringify(Object.fromEntries(files))}`);
}

/** A silent sound file. */
function wav(seconds: number): Buffer {
  const rate = 1000;
  const size = seconds * rate;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + size, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(size, 40);
  return Buffer.concat([head, Buffer.alloc(size, 128)]);
}
