/** @jest-environment jsdom */
import { projectEntries, translatedConfig } from './engine-project';

/**
 * What `atrament-wizard` 0.1.6 unpacks and changes (`src/commands/create.mjs`), as far as a game has a part in it: the
 * web UI’s repository in version 2.5.0.
 */
const TEMPLATE = {
  /** Files and folders that the template has, with what its build finds below them. */
  places: [
    /^atrament\.config\.json$/,
    /^root\/game\/.+$/,
    /^resources\/styles\/custom\.css$/,
    /^resources\/fonts\/[^/]+\/(?:index\.js|index\.css|[^/]+\.(?:woff2|ttf))$/,
  ],
  config: {
    keys: ['name', 'short_name', 'description', 'theme', 'font', 'language', 'locale', 'game'],
    themes: ['light', 'sepia', 'dark'],
    fonts: [
      ...['System', 'Sans Serif', 'Serif', 'Monospaced'],
      ...['Fira Sans', 'Lora', 'Merriweather', 'OpenDyslexic'],
    ],
    languages: ['en', 'de', 'ua'],
  },
};

const CSS = `.a { background: url("pictures/the map.png"); }
.b { background: url(./pictures/the%20map.png) }
.c { background: url('https://a.example/x.png'), url(#x), url(other.png); }`;
const assets = new Map(
  [
    ...['pictures/the map.png', 'Wüste/100%.wav', 'Filme/a.webm'],
    ...['fonts/Lora-Bold.woff2', 'fonts/Lora.woff2', 'Über Mich.ttf'],
  ].map((path) => [path, new Blob([path])] as const),
);
assets.set('custom.css', { text: () => Promise.resolve(CSS) } as Blob);
const program = { source: 'INCLUDE a/two.ink', files: { 'a/two.ink': 'Two.' } };
const make = (title: string) => projectEntries({ title, program, assets, config: {} });

/** jsdom’s blobs cannot be read as text. */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

test('a project has its files where the engine looks for them', async () => {
  const paths = [...(await make('The Long Meadow')).keys()].sort();
  expect(paths).toEqual([
    'atrament.config.json',
    'resources/fonts/lora/Lora-Bold.woff2',
    'resources/fonts/lora/Lora.woff2',
    'resources/fonts/lora/index.css',
    'resources/fonts/lora/index.js',
    'resources/fonts/über-mich/index.css',
    'resources/fonts/über-mich/index.js',
    'resources/fonts/über-mich/Über Mich.ttf',
    'resources/styles/custom.css',
    'root/game/Filme/a.webm',
    'root/game/Wüste/100%.wav',
    'root/game/a/two.ink',
    'root/game/pictures/the map.png',
    'root/game/story.ink',
  ]);
  const { places } = TEMPLATE;
  expect(paths.filter((path) => !places.some((place) => place.test(path)))).toEqual([]);
});

test('translations are beside the game, whose files the engine copies', async () => {
  const files = new Map([
    ['languages/de.po', new Blob(['msgid ""'])],
    ['a.png', new Blob()],
  ]);
  const entries = await projectEntries({ title: 'A', program, assets: files, config: {} });
  expect([...entries.keys()].filter((path) => /po$|png$/.test(path))).toEqual([
    'languages/de.po',
    'root/game/a.png',
  ]);
});

test.each(['The Long Meadow', '', '../../etc "x"', '🐙'])(
  'its configuration has what the wizard writes, for the title “%s”',
  async (title) => {
    const entries = await make(title);
    const { keys, themes, fonts, languages } = TEMPLATE.config;
    const config = JSON.parse(await textOf(entries.get('atrament.config.json')!)) as Record<
      string,
      unknown
    >;
    expect(Object.keys(config)).toEqual(expect.arrayContaining(keys));
    expect(themes).toContain(config.theme);
    expect(fonts).toContain(config.font);
    expect(languages).toContain(config.language);
    expect(config.game).toEqual({ path: 'game', source: 'story.ink' });
    expect(entries.has('root/game/story.ink')).toBe(true);
  },
);

test('addresses of the game’s files in its styles start from the root, where Vite finds them', async () => {
  const css = (await make('A')).get('resources/styles/custom.css')!;
  expect(await textOf(css)).toBe(`.a { background: url("/game/pictures/the%20map.png"); }
.b { background: url("/game/pictures/the%20map.png") }
.c { background: url('https://a.example/x.png'), url(#x), url(other.png); }`);
});

test('the configuration has what the author says, and where the files are', async () => {
  const config = { language: 'de', game: { format: 'js', path: 'elsewhere' }, own: [1] };
  const entries = await projectEntries({ title: 'A', program, assets: new Map(), config });
  expect(JSON.parse(await textOf(entries.get('atrament.config.json')!))).toMatchObject({
    name: 'A',
    language: 'de',
    locale: 'en-US',
    game: { format: 'js', path: 'game', source: 'story.ink' },
    own: [1],
  });
});

test('Ukrainian is called as the engine calls it', async () => {
  const config = { language: 'uk' };
  const entries = await projectEntries({ title: 'A', program, assets: new Map(), config });
  expect(JSON.parse(await textOf(entries.get('atrament.config.json')!))).toMatchObject({
    language: 'ua',
  });
});

test.each([
  ['de-AT', 'de'],
  ['uk', 'ua'],
  ['en', 'en'],
  // Its menus are in English until its author adds their words.
  ['fr', 'en'],
])('a project in %s has the engine’s words in %s', (code, language) => {
  const own = { name: 'Tide', short_name: 'tide', description: 'A walk.', theme: 'dark' };
  expect(translatedConfig(own, code)).toEqual({
    ...{ description: 'A walk.', theme: 'dark', language, locale: code },
  });
  expect(TEMPLATE.config.languages).toContain(language);
});
