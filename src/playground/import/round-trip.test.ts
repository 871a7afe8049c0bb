import { everyCharacter } from '../../../testing/every-character';
import { soundText } from '../../base/text/sound-text';
import { compileInk } from '../../ink/compile/compile-ink';
import { withTitle } from '../../ink/story/write-global-tag';
import type { FoundFile } from '../assets/found-file';
import type { SmallerFile } from '../assets/request-smaller';
import { projectEntries } from '../download/engine-project';
import type { GameKit } from '../download/game-kit';
import { gameEntries, oneFileGame } from '../download/game-page';
import type { GameParts, ZipEntries } from '../download/game-parts';
import { zipFiles } from '../download/zip-files';
import { readPo } from '../tables/read-po';
import { linkToPlay } from '../share/link-to-play';
import { encodeShareHash } from '../share/share-link';
import { makeBackup } from '../projects/backup/make-backup';
import { createAssetStore } from '../projects/store/asset-store';
import { createMemoryStorage } from '../projects/store/memory-storage';
import { changeExtras } from '../projects/store/project-extras';
import { createProject } from '../projects/store/project-store';
import type { ImportedGame } from './import-result';
import { readGame } from './read-game';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
const WEBP = new TextEncoder().encode('RIFF\0\0\0\0WEBPVP8 ');
const TABLE = 'languages/pt-BR.po';
const PORTUGUESE = 'msgid "Sand."\nmsgstr "Areia."\n';
const FONT = new TextEncoder().encode('wOF2 and the rest');

const program = {
  source:
    '# title: Low & </script> tide\n# theme: sepia\nINCLUDE parts/zwei.ink\n# IMAGE: Wüste/Düne.png\nSand. [img]sea.png[/img]\n-> two\n',
  files: { 'parts/zwei.ink': '=== two\nThe tide.\n-> END\n' },
};
const config = { language: 'de', game: { format: 'js' } };
const assets = new Map([
  ['Wüste/Düne.png', new Blob([PNG])],
  ['sea.png', new Blob([PNG])],
  ['fonts/Mine.woff2', new Blob([FONT])],
  ['custom.css', new Blob(['p { color: red }'])],
  [TABLE, new Blob([PORTUGUESE])],
]);
const kit: GameKit = {
  script: 'player.js',
  style: 'player.css',
  licences: 'licences.txt',
  bytes: { packed: 1, page: 1 },
  differences: [],
};
const compiled = compileInk(program).story?.ToJson() ?? '';
const parts: GameParts = {
  title: 'Low & </script> tide',
  language: 'de',
  program,
  compiled,
  assets,
  smaller: new Map(),
  source: { program, config, tables: { [TABLE]: PORTUGUESE } },
};

beforeAll(() => {
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response('"use strict";\nplay();\n')));
});

const asFolder = (entries: ZipEntries, folder: string): FoundFile[] =>
  [...entries].map(([path, blob]) => ({ path: `${folder}/${path}`, blob }));

async function opened(chosen: readonly FoundFile[]): Promise<ImportedGame> {
  const result = await readGame(chosen);
  if (result.kind !== 'game') throw new Error(JSON.stringify(result));
  return result;
}

async function expectSame(game: ImportedGame): Promise<void> {
  expect(game.program).toEqual(program);
  expect(game.config).toEqual(config);
  expect([...game.assets.keys()].sort()).toEqual([...assets.keys()].sort());
  for (const [path, blob] of assets) {
    expect(await game.assets.get(path)?.text()).toBe(await blob.text());
  }
}

test('a game for the web comes back, as a zip and as a folder', async () => {
  const entries = await gameEntries(parts, kit);
  expect([...entries.keys()].filter((path) => !/^[ -~]+$/.test(path))).toEqual([]);
  await expectSame(await opened([{ path: 'low.zip', blob: await zipFiles(entries) }]));
  await expectSame(await opened(asFolder(entries, 'low')));
});

test('a game in one file comes back', async () => {
  await expectSame(await opened([{ path: 'low.html', blob: await oneFileGame(parts, kit) }]));
});

test('an editor may have saved the page with the line breaks of Windows', async () => {
  const html = await (await oneFileGame(parts, kit)).text();
  const blob = new Blob([html.replaceAll('\n', '\r\n')]);
  await expectSame(await opened([{ path: 'low.html', blob }]));
});

test('the project for the engine comes back, without what the download itself has written', async () => {
  const entries = await projectEntries({ title: parts.title, program, assets, config });
  const game = await opened([{ path: 'low-project.zip', blob: await zipFiles(entries) }]);
  await expectSame(game);
  expect(game.notes.filter((note) => note.includes('left out'))).toEqual([]);
  const untitled = { source: 'Sand.\n-> END\n', files: {} };
  for (const title of ['Untitled story', 'My game']) {
    const plain = await projectEntries({ title, program: untitled, assets, config: {} });
    expect((await opened(asFolder(plain, 'mine'))).program).toEqual(untitled);
  }
});

test('a game comes back with the name that its writer gave the project', async () => {
  const plain = { source: 'Sand.\n-> END\n', files: {} };
  const game = { ...parts, program: plain, source: { program: plain, config: {} } };
  for (const [title, name] of [
    ['The Brass Key', 'The Brass Key'],
    ['Untitled story', null],
    ['My game', null],
  ] as const) {
    const blob = await oneFileGame({ ...game, title }, kit);
    expect(await opened([{ path: 'key.html', blob }])).toMatchObject({ name, program: plain });
  }
  const titled = withTitle(plain, 'The Brass Key');
  const entries = await projectEntries({
    ...game,
    title: 'The Brass Key',
    program: titled,
    config,
  });
  expect((await opened(asFolder(entries, 'key'))).program.source).toBe(
    '# title: The Brass Key\nSand.\n-> END\n',
  );
  const link = await linkToPlay({
    ...{ page: new URL('https://site.example/play/'), program: plain, name: 'The Brass Key' },
    ...{ assets: new Map(), language: null, isForTesters: false },
  });
  const text = 'address' in link ? link.address : '';
  const sent = [{ path: 'mail.txt', blob: new Blob([text]) }];
  expect(await opened(sent)).toMatchObject({ name: 'The Brass Key', program: plain });
});

test('fonts of a project keep family and cut, whatever their files are called, and leave again', async () => {
  const of = (text: string) => new Blob([text]);
  const js = (name: string) => of(`import('./index.css');\nexport default { name: '${name}' };`);
  const face = (rest: string) => `@font-face { font-family: X; ${rest} }`;
  const folder = new Map([
    ['atrament.config.json', of('{}')],
    ['root/game/story.ink', of('# font: Fira Sans\nSand.\n-> END\n')],
    ['root/game/pen.otf', of('OTTO pen')],
    ['resources/fonts/fira/index.js', js('Fira Sans')],
    [
      'resources/fonts/fira/index.css',
      of(
        face("font-weight: 700; font-style: italic; src: url('./v17.woff2') format('woff2')") +
          face('font-weight: 400; src: url(latin.woff2)') +
          face('font-weight: 400; src: url(greek.woff2)'),
      ),
    ],
    ...['v17', 'latin', 'greek'].map(
      (name) => [`resources/fonts/fira/${name}.woff2`, of(`wOF2 ${name}`)] as const,
    ),
    ['resources/fonts/lora/index.js', js('Lora')],
    ['resources/fonts/lora/latin.woff', of('wOFF lora')],
    [
      'resources/styles/custom.css',
      of('@font-face { src: url("/game/pen.otf"), url(../fonts/lora/latin.woff) }'),
    ],
  ]);
  const game = await opened(asFolder(folder, 'sea'));
  const texts = async (files: ReadonlyMap<string, Blob>) =>
    Object.fromEntries(
      await Promise.all([...files].map(async ([path, blob]) => [path, await blob.text()])),
    ) as Record<string, string>;
  const found = await texts(game.assets);
  expect(found).toEqual({
    'pen.otf': 'OTTO pen',
    'fonts/Fira Sans-BoldItalic.woff2': 'wOF2 v17',
    'fonts/Fira Sans.woff2': 'wOF2 latin',
    'fonts/2/Fira Sans.woff2': 'wOF2 greek',
    'fonts/Lora.woff': 'wOFF lora',
    'custom.css': '@font-face { src: url("pen.otf"), url("fonts/Lora.woff") }',
  });
  const entries = await projectEntries({ ...game, title: 'Sea' });
  expect(await entries.get('resources/styles/custom.css')?.text()).toContain(
    'url("../fonts/lora/Lora.woff")',
  );
  const again = await texts(
    (await opened([...entries].map(([path, blob]) => ({ path, blob })))).assets,
  );
  expect(again).toEqual({
    ...found,
    'pen.otf': undefined,
    'fonts/pen.otf': 'OTTO pen',
    'custom.css': '@font-face { src: url("fonts/pen.otf"), url("fonts/Lora.woff") }',
  });
});

test('a backup of one project opens, with its pinned plays; several are added', async () => {
  const storage = createMemoryStorage();
  const { id } = await createProject(storage, { name: null, program });
  const store = createAssetStore(storage, id);
  for (const [path, blob] of assets) await store.put(path, blob);
  const pin = { id: '1', name: 'End', seed: 1, steps: [], text: ['Sand.'] };
  await changeExtras(storage, id, () => ({ pins: [pin], config, positions: {} }));
  const game = await opened([{ path: 'backup.zip', blob: await makeBackup(storage) }]);
  await expectSame(game);
  expect(game.pins).toEqual([pin]);
  await createProject(storage, { name: 'Other', program });
  const both = await makeBackup(storage);
  const result = await readGame([{ path: 'backup.zip', blob: both }]);
  expect(result.kind === 'backup' && result.projects.map(({ name }) => name)).toHaveLength(2);
});

test('a link comes back from a text file', async () => {
  const hash = await encodeShareHash({ ...program, moves: [], seed: 1 });
  const link = hash.isOk ? `Look: https://site.example/playground/${hash.value} (mine)` : '';
  const game = await opened([{ path: 'link.txt', blob: new Blob([link]) }]);
  expect(game.program).toEqual(program);
  const wrapped = link.replace('#play=1.', '#PLAY%3D1.').replace(/(?<=1\..*).{40}/g, '$&\n> ');
  const mail = `${wrapped}\n\n${'More. '.repeat(50_000)}`;
  const sent = await opened([{ path: 'mail.txt', blob: new Blob([mail]) }]);
  expect(sent.program).toEqual(program);
  const broken = link.replace('#play=1.', '#play=1.xx');
  const refused = await readGame([{ path: 'link.txt', blob: new Blob([broken]) }]);
  expect(refused.kind).toBe('refused');
});

test('a link with translations brings their tables', async () => {
  const entries = [{ place: 'two', original: 'The tide.', text: 'A maré.', isToCheck: false }];
  const link = await linkToPlay({
    ...{ page: new URL('https://site.example/play/'), program, name: null, language: 'en' },
    ...{ assets: new Map(), tables: [{ code: 'pt-BR', entries, kept: [] }], isForTesters: false },
  });
  const sent = 'address' in link ? link.address : '';
  const game = await opened([{ path: 'mail.txt', blob: new Blob([sent]) }]);
  expect(game.config).toEqual({ language: 'en' });
  const table = readPo(new Uint8Array(await game.assets.get(TABLE)!.arrayBuffer()));
  expect('table' in table && table.table.entries.filter(({ text }) => text !== '')).toMatchObject(
    entries,
  );
});

test('a game whose author kept the ink can be played, with its pictures, and says so', async () => {
  const page = await oneFileGame({ ...parts, source: null }, kit);
  expect(await page.text()).not.toContain('Areia');
  const result = await readGame([{ path: 'low.html', blob: page }]);
  if (result.kind !== 'compiled') throw new Error(result.kind);
  expect(result.notes[0]).toContain('without its ink');
  expect(result.assets.size).toBe(4);
  expect(JSON.parse(result.json)).toEqual(JSON.parse(compiled));
});

test('a picture that left smaller, in another format, gets the ending of that format', async () => {
  const small = { path: 'sea.webp', blob: new Blob([WEBP]), width: 1, height: 1 };
  const smaller = new Map<string, SmallerFile>([['sea.png', small]]);
  const without = { ...parts, assets: new Map([...assets].slice(0, 2)), smaller };
  for (const blob of [
    await oneFileGame(without, kit),
    await zipFiles(await gameEntries(without, kit)),
  ]) {
    const path = blob.type === 'application/zip' ? 'low.zip' : 'low.html';
    const game = await opened([{ path, blob }]);
    expect(game.program.source).toContain('[img]sea.webp[/img]');
    expect(await game.assets.get('sea.webp')?.text()).toBe(await small.blob.text());
    expect(game.notes).toContainEqual(expect.stringMatching(/^sea\.png left as sea\.webp/));
  }
});

test('a folder of downloads asks which one', async () => {
  const zip = await zipFiles(await gameEntries(parts, kit));
  const page = await oneFileGame(parts, kit);
  const result = await readGame([
    { path: 'all/low.zip', blob: zip },
    { path: 'all/low.html', blob: page },
  ]);
  expect(result.kind === 'several' && result.games.map(({ path }) => path)).toEqual([
    'all/low.zip',
    'all/low.html',
  ]);
  await expectSame(
    await opened([
      { path: 'all/low.zip', blob: zip },
      { path: 'all/notes.md', blob: page },
    ]),
  );
});

test('other pages and texts are refused with a sentence that is true', async () => {
  const of = async (path: string, text: string) => {
    const result = await readGame([{ path, blob: new Blob([text]) }]);
    return result.kind === 'refused' ? result.reason : result.kind;
  };
  expect(await of('a.html', '<p>Hello</p>')).toContain('neither a game from this site');
  expect(await of('a.html', 'window.atramentGame = {"story":"x"};\n')).toContain('neither a game');
  expect(await of('a.txt', 'Dear reader')).toContain('There is no story here');
});

test('Twee and ChoiceScript become games with their pictures, and say what they are', async () => {
  const twee = await opened([
    {
      path: 'pier/a.twee',
      blob: new Blob([':: StoryTitle\nPier\n\n:: Start\n[img[sea.png]][[Go->B]]']),
    },
    { path: 'pier/b.twee', blob: new Blob([':: B\n<<audio x>>End.']) },
    { path: 'pier/sea.png', blob: new Blob([PNG]) },
  ]);
  expect(twee.notes[0]).toMatch(/^Twine \(SugarCube\): 2 passages/);
  expect(twee.losses).toMatchObject([{ code: '<<audio x>>', line: 11 }]);
  expect([...twee.assets.keys()]).toEqual(['sea.png']);
  expect(twee.program.source).toMatch(/^\/\/ From Twine/);
  const scenes = await opened([
    {
      path: 'game/startup.txt',
      blob: new Blob(['*title Pier\n*scene_list\n  startup\n  two\nOne.\n*finish']),
    },
    { path: 'game/two.txt', blob: new Blob(['Two.']) },
    { path: 'game/notes.txt', blob: new Blob(['Remember the milk.']) },
  ]);
  expect(scenes.notes[0]).toMatch(/^ChoiceScript: 2 scenes/);
});

describe('every character that a pasted text can bring into a story', () => {
  const text = soundText(everyCharacter());
  const every = { source: `INCLUDE b.ink\n${text}`, files: { 'b.ink': text } };
  const whole: GameParts = { ...parts, program: every, source: { program: every, config } };
  const project = () => projectEntries({ title: 'My game', program: every, assets, config });

  const inkOf = async (entries: Promise<ZipEntries>) =>
    new Map([...(await entries)].filter(([path]) => path.endsWith('.ink')));

  test.each<[string, () => Promise<FoundFile[]>]>([
    ['ink', async () => asFolder(await inkOf(project()), 'a')],
    ['the project', async () => [{ path: 'a.zip', blob: await zipFiles(await project()) }]],
    [
      'a zip for the web',
      async () => [{ path: 'a.zip', blob: await zipFiles(await gameEntries(whole, kit)) }],
    ],
    ['a page', async () => [{ path: 'a.html', blob: await oneFileGame(whole, kit) }]],
    [
      'a backup',
      async () => {
        const storage = createMemoryStorage();
        await createProject(storage, { name: null, program: every });
        return [{ path: 'a.zip', blob: await makeBackup(storage) }];
      },
    ],
  ])('comes back from %s, and its controls are named', async (_name, download) => {
    const game = await opened(await download());
    expect(game.program.source === every.source).toBe(true);
    expect(game.program.files['b.ink'] === text).toBe(true);
    expect(game.notes.at(-1)).toMatch(/^The text has 122 control characters.*\(U\+0001, .* …\)/);
  });

  test('comes back from links', async () => {
    for (let from = 0; from < text.length; from += 10_000) {
      const piece = { source: text.slice(from, from + 10_000), files: {} };
      const hash = await encodeShareHash({ ...piece, moves: [], seed: 1 });
      const link = hash.isOk ? `https://site.example/playground/${hash.value}` : '';
      const game = await opened([{ path: 'link.txt', blob: new Blob([link]) }]);
      expect(game.program.source === soundText(piece.source)).toBe(true);
    }
  });
});

test('a file with a zero is no text, and nothing that comes back has one, or half a pair', async () => {
  const refused = await readGame([{ path: 'a.ink', blob: new Blob(['a\0b']) }]);
  expect(refused).toEqual({ kind: 'refused', reason: 'a.ink is not text and was left out.' });
  const bad = { source: 'a\0b\uD83Dc\r\n', files: {} };
  const page = await oneFileGame({ ...parts, source: { program: bad, config: {} } }, kit);
  expect((await opened([{ path: 'a.html', blob: page }])).program.source).toBe('abc\n');
});
