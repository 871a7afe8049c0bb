import { pathToFileURL } from 'node:url';
import { writeFileSync } from 'node:fs';
import { expect, test, type Frame, type Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { noteConsole } from './support/console-messages';
import { download, unpack, type Way } from './support/games';
import { png, wav, webm, woff2 } from './support/make-media';
import { openPage } from './support/pages';
import { openPlainHost } from './support/plain-host';
import { openStory, PLAYGROUND } from './support/playground';

const STORY = `# title: Über den Fluß & 100% weiter
# author: A. Nobody
# cover: Bilder/Schloß&Türme.png
# font: Wüste
# theme: sepia
# saves: 3
# load_from_checkpoints
VAR stones = 0
INCLUDE Teile/Über den Fluß.ink
The ford is low. [picture]Bilder/tief/100% Licht (2).png[/picture]
# AUDIO: Klänge/Glocke 50%.wav
[css class=wet]The stones are wet.[/css]
* [Hidden way #HIDDEN] Nobody comes here. -> END
* [Watch the film] -> film
* [Cross] -> cross
`;
const PART = `=== film
[video loop=true]Filme/Der Fluß.webm[/video]
[layers][picture]Bilder/Schloß&Türme.png[/picture][picture x=5 y=5 to="Cross"]Bilder/tief/100% Licht (2).png[/picture][/layers]
* [Cross] -> cross
=== cross
~ stones = 3
You cross on {stones} stones. # CHECKPOINT # BACKGROUND: Bilder/tief/100% Licht (2).png # PAGE_BACKGROUND: CSS(navy)
* [Further] It is dark. -> END
`;
const CSS = `.wet { letter-spacing: 3px; }
.atrament-choice { background-image: url("Bilder/tief/100%25 Licht (2).png"); }`;

/** Makes a project of the game in the playground, by importing it. */
async function importGame(page: Page): Promise<void> {
  await openPage(page, PLAYGROUND);
  const files = {
    'story.ink': Buffer.from(STORY),
    'Teile/Über den Fluß.ink': Buffer.from(PART),
    'Bilder/Schloß&Türme.png': png(40, 30),
    // As on a Mac: the letter and its dots are two characters.
    ['Bilder/tief/100% Licht (2).png'.normalize('NFD')]: png(16, 12),
    ['Klänge/Glocke 50%.wav'.normalize('NFD')]: wav(20),
    'Filme/Der Fluß.webm': await webm(page),
    'Schriften/Wüste-Regular.woff2': woff2(),
    'Bilder/nr #3.png': png(2, 2),
    'custom.css': Buffer.from(CSS),
  };
  await page.getByRole('tab', { name: 'Files' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Files' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    panel.getByRole('button', { name: 'Import a game…' }).click(),
  ]);
  const buffer = Buffer.from(zipSync(files));
  await chooser.setFiles({ name: 'fluss.zip', mimeType: 'application/zip', buffer });
  await expect(panel).toContainText('nr #3.png');
  await panel.getByRole('button', { name: 'Open as a new project' }).click();
  await expect(page.locator('[data-past="false"]')).toContainText('The ford is low.');
}

/** What of the game’s files has arrived. */
const readMedia = (game: Page | Frame) =>
  game.evaluate(async () => {
    await document.fonts.ready;
    const scene = document.querySelector('[data-past="false"]');
    const styleOf = (selector: string) => {
      const element = document.querySelector(selector);
      return element === null ? null : getComputedStyle(element);
    };
    const isPainted = async (image: string | undefined): Promise<number> => {
      const address = /url\("(.*)"\)/.exec(image ?? '')?.[1];
      if (address === undefined) return 0;
      const picture = new Image();
      picture.src = address.replaceAll('\\', '');
      await picture.decode().catch(() => undefined);
      return picture.naturalWidth;
    };
    return {
      pictures: [...document.images].map(({ naturalWidth }) => naturalWidth),
      films: [...document.querySelectorAll('video')].map(({ videoWidth }) => videoWidth),
      sounds: window.sounds.map(({ duration }) => Math.round(duration)),
      fonts: [...document.fonts]
        .filter(({ family }) => family.includes('Wüste'))
        .map(({ status }) => status),
      isOwnFont: scene !== null && getComputedStyle(scene).fontFamily.includes('Wüste'),
      spacing: styleOf('.story-wet')?.letterSpacing ?? null,
      theme: document.querySelector('[data-theme]')?.getAttribute('data-theme'),
      choice: await isPainted(styleOf('[data-choice]')?.backgroundImage),
    };
  });

declare global {
  interface Window {
    /** Every sound that was started. */
    sounds: HTMLAudioElement[];
  }
}

async function noteSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.sounds = [];
    window.Audio = class extends window.Audio {
      constructor(src?: string) {
        super(src);
        window.sounds.push(this);
      }
    };
  });
}

/** Plays the game, looks at each file, and saves; the last choice is left. */
async function playThrough(game: Page | Frame): Promise<void> {
  const press = (name: string) => game.getByRole('button', { name, exact: true }).click();
  const scene = game.locator('[data-past="false"]');
  await expect.poll(async () => (await readMedia(game)).pictures).toEqual([40]);
  await press('New game');
  const choices = game.getByRole('list', { name: 'Choices' }).getByRole('button');
  await expect(choices).toHaveText(['Watch the film', 'Cross']);
  await expect
    .poll(() => readMedia(game))
    .toEqual({
      pictures: [16],
      films: [],
      sounds: [20],
      fonts: ['loaded'],
      isOwnFont: true,
      spacing: '3px',
      theme: 'sepia',
      choice: 16,
    });
  await press('Watch the film');
  await expect.poll(async () => (await readMedia(game)).films).toEqual([64]);
  await expect.poll(async () => (await readMedia(game)).pictures).toEqual([16, 40, 16]);
  await press('Place in the picture: Cross');
  await expect(scene).toContainText('You cross on 3 stones.');
  await press('Menu');
  await press('Save game');
  await press('New save');
}

/** Whether the save and the checkpoint are there; loads the save. */
async function expectSaves(game: Page | Frame): Promise<void> {
  await game.getByRole('button', { name: 'Load game' }).click();
  await expect(game.getByRole('button', { name: /^Checkpoint/ })).toBeVisible();
  await game.getByRole('button', { name: /^Save 1/ }).click();
  await expect(game.locator('[data-past="false"]')).toContainText('You cross on 3 stones.');
}

/** Where every run plays it, and the soak. */
for (const [tag, where] of [
  ['@quick', 'from a folder, in a frame, and offline'],
  ['@soak', 'wherever it is put'],
] as const) {
  test(
    `a game with files of every kind plays to its end ${where}`,
    { tag },
    async ({ page, context }, testInfo) => {
      await importGame(page);
      const take = async (way: Way) => {
        const { name, bytes } = await download(page, way);
        await page.keyboard.press('Escape');
        return { name, bytes };
      };
      const zip = await take('Game for the web');
      expect(zip.name).toBe('über-den-fluß-100-weiter.zip');
      const files = unpack(zip.bytes, testInfo.outputPath('site/a/game of #1'));
      expect(files).toContain('files/Bilder/tief/100% Licht (2).png');
      const one = (await take('One file')).bytes;
      writeFileSync(testInfo.outputPath('site/one.html'), one);
      writeFileSync(testInfo.outputPath('site/404.html'), 'Not found');
      const host = await openPlainHost(testInfo.outputPath('site'));

      const folder = pathToFileURL(testInfo.outputPath('site/a/game of #1/index.html')).href;
      const places = {
        'a folder': folder,
        'one file': pathToFileURL(testInfo.outputPath('site/one.html')).href,
        'a folder of a host': `${host.origin}/a/game%20of%20%231/`,
      };
      for (const [place, address] of Object.entries(places).slice(0, tag === '@quick' ? 1 : 3)) {
        await test.step(place, async () => {
          const game = await context.newPage();
          const messages = noteConsole(game);
          const requests: string[] = [];
          game.on('request', (request) => requests.push(request.url()));
          await noteSounds(game);
          await game.goto(address);
          await playThrough(game);
          // What is beside the story on wide screens takes no room on a phone.
          await game.setViewportSize({ width: 390, height: 800 });
          await expect(game.locator('[data-page="true"]')).toHaveCSS('padding', '0px');
          await game.reload();
          await expectSaves(game);
          const others = requests.filter((url) => !/^(?:file|data|blob):/.test(url));
          expect(others.filter((url) => !url.startsWith(host.origin))).toEqual([]);
          expect(messages).toEqual([]);
          await game.close();
        });
      }

      await test.step('offline, once it has loaded', async () => {
        const game = await context.newPage();
        await noteSounds(game);
        await game.goto(`${host.origin}/a/game%20of%20%231/`);
        await game.getByRole('button', { name: 'New game' }).click();
        await context.setOffline(true);
        await game.getByRole('button', { name: 'Cross' }).click();
        await expect(game.locator('[data-past="false"]')).toContainText('You cross on 3 stones.');
        await context.setOffline(false);
        await game.close();
      });

      await test.step('in a sandboxed frame of another site', async () => {
        const outer = await context.newPage();
        const messages = noteConsole(outer);
        await noteSounds(outer);
        for (const address of tag === '@quick'
          ? ['one.html']
          : [`a/game%20of%20%231/index.html`, 'one.html']) {
          const frame = `<iframe sandbox="allow-scripts" width="900" height="700" src="${host.origin}/${address}"></iframe>`;
          const around = `<!doctype html><title>x</title><link rel="icon" href="data:,">${frame}`;
          writeFileSync(testInfo.outputPath('site/around.html'), around);
          await outer.goto(`${host.origin.replace('localhost', '127.0.0.1')}/around.html`);
          const game = outer.frames()[1]!;
          const notice = game.getByRole('status').filter({ hasText: 'cannot keep saves' });
          await notice.getByRole('button', { name: 'Close' }).click();
          await playThrough(game);
          await game.getByRole('button', { name: 'Menu' }).click();
          await expectSaves(game);
        }
        expect(messages).toEqual([]);
      });
      await host.close();
    },
  );
}

test(
  'the styles of an author apply to the game alone, and fetch nothing but its files',
  { tag: '@soak' },
  async ({ page, context }) => {
    const evil = 'https://evil.example';
    const css = `@import url("${evil}/a.css");
    @font-face { font-family: x; src: url("${evil}/f.woff2"); }
    .note { color: rgb(1, 2, 3); background: url("pictures/a%20b.png"); & b { color: red; } }
    .note { padding-left: 7px; cursor: url("${evil}/c.cur"), auto; }
    .note { --address: url(${evil}/v.png); border-image: var(--address); }
    .note { list-style-image: image-set("${evil}/i.png" 1x); }
    .note { mask-image: url("\\\\68ttps://evil.example/e.png"); }
    .note::after { content: url(//evil.example/s.png); }
    body { margin-top: 9px; }
    p, * { outline-width: 0; }
    @media (min-width: 1px) { .note { letter-spacing: 2px; background-image: url(../m.png); } }
    @supports (color: red) { .note { word-spacing: 3px; } }
    @keyframes turn { to { background: url(${evil}/k.png); } }`;
    await openStory(page, '# title: A\n[css class=note]Words.[/css]\n* [On] -> END\n');
    const html = (await download(page, 'One file')).bytes.toString('utf8');
    const picture = `data:image/png;base64,${png(3, 3).toString('base64')}`;
    const body = html
      .replace('"css":null', `"css":${JSON.stringify(css).replaceAll('<', '\\u003c')}`)
      .replace('"files":{}', `"files":${JSON.stringify({ 'pictures/a b.png': picture })}`);

    const game = await context.newPage();
    const requests: string[] = [];
    game.on('request', (request) => requests.push(request.url()));
    await game.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }));
    await game.goto('http://game.example/');
    await game.getByRole('button', { name: 'New game' }).click();
    const note = game.getByText('Words.');
    await expect(note).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(note).toHaveCSS('padding-left', '7px');
    await expect(note).toHaveCSS('letter-spacing', '2px');
    await expect(note).toHaveCSS('word-spacing', '3px');
    await expect(note).toHaveCSS('background-image', `url("${picture}")`);
    await expect(game.locator('body')).not.toHaveCSS('margin-top', '9px');
    const { selectors, text } = await game.evaluate(() => {
      const rules = (list: CSSRuleList): CSSRule[] =>
        [...list].flatMap((rule) => [
          rule,
          ...(rule instanceof CSSGroupingRule ? rules(rule.cssRules) : []),
        ]);
      const all = document.adoptedStyleSheets.flatMap((sheet) => rules(sheet.cssRules));
      return {
        selectors: all.flatMap((rule) =>
          rule instanceof CSSStyleRule ? rule.selectorText.split(', ') : [],
        ),
        text: all.map(({ cssText }) => cssText).join('\n'),
      };
    });
    expect(selectors.length).toBeGreaterThan(5);
    expect(selectors.filter((one) => !one.startsWith('[data-game]'))).toEqual([]);
    expect(text).not.toMatch(/evil|@import|@font-face|m\.png|68ttps/);
    expect(requests.filter((url) => !/^(?:data:|http:\/\/game\.example\/$)/.test(url))).toEqual([]);
  },
);
