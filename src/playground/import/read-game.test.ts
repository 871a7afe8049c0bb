import { strToU8, zipSync, type Zippable } from 'fflate';
import type { FoundFile } from '../assets/found-file';
import { MAX_TABLE } from '../tables/table-limit';
import { importLimits } from './import-limits';
import { readGame, type ImportedGame } from './read-game';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
const MP3 = strToU8('ID3 and the rest');

const file = (path: string, content: string | Uint8Array<ArrayBuffer> = ''): FoundFile => ({
  path,
  blob: new Blob([content]),
});
const zip = (files: Zippable): FoundFile[] => [file('game.zip', new Uint8Array(zipSync(files)))];
const texts = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]));

async function imported(chosen: readonly FoundFile[], main?: string): Promise<ImportedGame> {
  const result = await readGame(chosen, main);
  if (result.kind !== 'game') throw new Error(JSON.stringify(result));
  return result;
}

async function reason(chosen: readonly FoundFile[]): Promise<string> {
  const result = await readGame(chosen);
  return result.kind === 'refused' ? result.reason : `not refused: ${result.kind}`;
}

test('a folder: the main file is the one that no other includes', async () => {
  const game = await imported([
    file('ferry/chapters/two.ink', '=== two\n-> END'),
    file('ferry/main.ink', 'INCLUDE chapters/two.ink\n-> two'),
    file('ferry/img/sea.png', PNG),
    file('ferry/notes.docx', 'x'),
    file('ferry/.DS_Store', 'x'),
  ]);
  expect(game).toMatchObject({
    name: 'ferry',
    main: 'ferry/main.ink',
    mains: ['ferry/main.ink'],
    program: {
      source: 'INCLUDE chapters/two.ink\n-> two',
      files: { 'chapters/two.ink': '=== two\n-> END' },
    },
    notes: [
      'The story begins in ferry/main.ink.',
      'Left out, because games cannot use them: ferry/notes.docx.',
    ],
  });
  expect([...game.assets.keys()]).toEqual(['img/sea.png']);
});

const po = (language: string) => `msgid ""\nmsgstr "X: y\\nLanguage: ${language}\\n"\n`;

test('translations come along, wherever other programs keep them', async () => {
  const game = await imported([
    file('ferry/main.ink', 'Text'),
    file('ferry/languages/de.po', po('fr')),
    file('ferry/po/pt_BR.po', po('pt')),
    file('ferry/locale/sr/messages.po', po('sr@latin')),
    file('ferry/locale/el/messages.po', `msgid ""\nmsgstr ""\n"A: b\\n"\n"Language: el\\n"\n`),
  ]);
  expect([...game.assets.keys()]).toEqual(
    ['de', 'pt-BR', 'sr-Latn', 'el'].map((code) => `languages/${code}.po`),
  );
  expect(game.notes).toEqual(['The story begins in ferry/main.ink.']);
});

test.each([
  ['messages.po', po('')],
  ['fr.po', 'Bonjour.'],
  ['po/de.po', po('de')],
  ['it.po', new Uint8Array(MAX_TABLE + 1)],
])('a translation that cannot be taken is named: %s', async (path, content) => {
  const game = await imported([
    file('main.ink', 'Text'),
    file('languages/de.po', po('de')),
    file(path, content),
  ]);
  expect([...game.assets.keys()]).toEqual(['languages/de.po']);
  expect(game.notes).toContainEqual(expect.stringMatching(`^${path} .*left out`));
});

test('several main files are offered; each can be chosen', async () => {
  const chosen = [file('b.ink', 'INCLUDE part.ink'), file('a.ink', 'Text'), file('part.ink', '')];
  expect(await imported(chosen)).toMatchObject({ main: 'b.ink', mains: ['b.ink', 'a.ink'] });
  expect(await imported(chosen, 'a.ink')).toMatchObject({
    main: 'a.ink',
    program: { source: 'Text', files: { 'b.ink': 'INCLUDE part.ink', 'part.ink': '' } },
  });
});

test('a zip of an Inky project with its exported page', async () => {
  const game = await imported(
    zip({
      ...texts({
        'My story/story.ink': '# theme: dark\nHello.',
        'My story/web/index.html': '<html>',
        'My story/web/main.js': 'x',
        'My story/web/story.js': 'var storyContent = {};',
        '__MACOSX/My story/._story.ink': 'junk',
      }),
      'My story/lamp.png': PNG,
      'My story/bell.mp3': MP3,
    }),
  );
  expect(game.program).toEqual({ source: '# theme: dark\nHello.', files: {} });
  expect([...game.assets.keys()]).toEqual(['lamp.png', 'bell.mp3']);
  expect(game.name).toBe('game');
});

test('a project of the engine: its game folder, fonts, styles and configuration', async () => {
  const game = await imported(
    zip({
      ...texts({
        'ferry/atrament.config.json':
          '{"name":"The Ferry","theme":"sepia","font":"Lora","locale":"en-GB","game":{"path":"tale","source":"go.ink","format":"js"}}',
        'ferry/root/tale/go.ink': '# theme: dark\nHello. # IMAGE: img/sea.png',
        'ferry/root/tale/other.ink': 'INCLUDE go.ink',
        'ferry/resources/styles/custom.css': 'p { color: red }',
        'ferry/resources/fonts/Mine/Mine.woff2': 'wOF2…',
        'ferry/src/main.js': 'x',
        'ferry/node_modules/a/b.ink': 'x',
      }),
      'ferry/root/tale/img/sea.png': PNG,
      'ferry/root/logo.png': PNG,
    }),
  );
  expect(game.main).toBe('ferry/root/tale/go.ink');
  expect(game.program.source).toBe(
    '# theme: dark\n# title: The Ferry\n# font: Lora\nHello. # IMAGE: img/sea.png',
  );
  expect([...game.assets.keys()].sort()).toEqual(['custom.css', 'fonts/Mine.woff2', 'img/sea.png']);
  expect(game.config).toEqual({
    name: 'The Ferry',
    theme: 'sepia',
    font: 'Lora',
    locale: 'en-GB',
    game: { format: 'js' },
  });
  expect(game.notes).toContain(
    'From atrament.config.json, now at the top of the story: # title: The Ferry, # font: Lora.',
  );
});

test.each([
  ['tale.ink.json', '\uFEFF{"inkVersion":21,"root":[["done",null],null],"listDefs":{}}'],
  ['tale.js', 'var storyContent = {"inkVersion":21,"root":[],"listDefs":{}};\n'],
])('a compiled story, %s, can only be played', async (path, content) => {
  const result = await readGame([file(path, content)]);
  expect(result).toMatchObject({ kind: 'compiled', name: 'tale' });
  if (result.kind === 'compiled') expect(result.json).toMatch(/^\{"inkVersion":21.*\}$/);
});

test('encodings are read and told; what is no text is left out', async () => {
  const game = await imported([
    file('a.ink', new Uint8Array(Buffer.from('\uFEFFé\r\n', 'utf16le'))),
    file('b.ink', new Uint8Array(Buffer.from('Café', 'latin1'))),
    file('c.ink', PNG),
  ]);
  expect(game.program).toEqual({ source: 'é\n', files: { 'b.ink': 'Café' } });
  expect(game.notes).toEqual(
    expect.arrayContaining([
      'a.ink was read as UTF-16.',
      expect.stringMatching(/^b\.ink is not Unicode and was read as Windows-1252/) as string,
      'c.ink is not text and was left out.',
    ]),
  );
});

test('names that games cannot have are changed, and the lines that include them', async () => {
  const { program, notes } = await imported([
    file('main.ink', 'INCLUDE Teil (1).ink\nINCLUDE Parts/B.ink\nINCLUDE gone.ink'),
    file('Teil (1).ink', 'One'),
    file('parts/b.ink', 'Two'),
  ]);
  expect(program).toEqual({
    source: 'INCLUDE Teil _1_.ink\nINCLUDE parts/b.ink\nINCLUDE gone.ink',
    files: { 'Teil _1_.ink': 'One', 'parts/b.ink': 'Two' },
  });
  expect(notes).toContain('main.ink includes gone.ink, which is not among the files.');
});

test('files are told apart by their content, too', async () => {
  const game = await imported([
    file('a.ink'),
    file('lamp.jpg', PNG),
    file('page.png', '<html>'),
    file('lamp.svg', '<?xml version="1.0"?><!-- Mine --><svg xmlns="http://www.w3.org/2000/svg"/>'),
    file('what?.png', PNG),
  ]);
  expect([...game.assets.keys()]).toEqual(['lamp.jpg', 'lamp.svg']);
  expect(game.notes).toEqual(
    expect.arrayContaining([
      'lamp.jpg is really a .png file. Rename it, or some browsers will not show it.',
      'page.png is not what its name says and was left out.',
      expect.stringMatching(/^what\?\.png was left out/) as string,
    ]),
  );
});

describe('refused', () => {
  test.each([
    ['../evil.ink', 'leads out of'],
    ['a/..\\..\\evil.ink', 'leads out of'],
    ['/etc/evil.ink', 'does not begin in'],
    ['\\\\host\\evil.ink', 'does not begin in'],
    ['C:\\evil.ink', 'letter of a drive'],
    ['a\0.ink', 'invisible'],
    [`${'a/'.repeat(120)}b.ink`, 'more than 240'],
  ])('a zip with the path %j', async (path, why) => {
    expect(await reason(zip(texts({ 'story.ink': 'x', [path]: 'x' })))).toContain(why);
  });

  test('names that differ only in case', async () => {
    const files = texts({ 'story.ink': 'x', 'a/B.ink': 'x', 'a/b.ink': 'x' });
    expect(await reason(zip(files))).toContain('differ only in capital letters');
    const pictures = { ...texts({ 'story.ink': 'x' }), 'a.png': PNG, 'A.png': PNG };
    expect(await reason(zip(pictures))).toContain('differ only in capital letters');
  });

  test('more files than an import may have', async () => {
    const length = importLimits.entries + 1;
    const many = Array.from({ length }, (_, index) => [`${index}.ink`, new Uint8Array()]);
    expect(await reason(zip(Object.fromEntries(many) as Zippable))).toContain('3,001 files');
    const folder = Array.from({ length }, (_, index) => file(`a/${index}.ink`));
    expect(await reason(folder)).toContain('3,001 files');
  });

  test('links, encrypted files, unknown methods', async () => {
    const link = zip({ 'story.ink': [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] });
    expect(await reason(link)).toContain('only a link');
    const patched = (at: number, value: number): FoundFile[] => {
      const bytes = zipSync(texts({ 'story.ink': 'x' }));
      const entry = bytes.length - 22 - 46 - 'story.ink'.length;
      bytes[entry + at] = value;
      return [file('a.zip', new Uint8Array(bytes))];
    };
    expect(await reason(patched(8, 1))).toContain('password');
    expect(await reason(patched(10, 14))).toContain('Deflate');
  });

  test('a bomb, by what it declares or by what comes out', async () => {
    const bomb = zipSync(texts({ 'story.ink': '0'.repeat(5_000_000) }), { level: 9 });
    const entry = bomb.length - 22 - 46 - 'story.ink'.length;
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    view.setUint32(entry + 24, 100, true);
    expect(await reason([file('a.zip', new Uint8Array(bomb))])).toContain('more than it declares');
    view.setUint32(entry + 24, importLimits.file + 1, true);
    expect(await reason([file('a.zip', new Uint8Array(bomb))])).toContain('larger than 100 MB');
  });

  test('entries that share their content', async () => {
    const one = zipSync({
      'a.png': [new Uint8Array(9000).map((_, at) => (at * at) % 251), { level: 0 }],
    });
    const directory = one.slice(one.length - 22 - 46 - 5, one.length - 22);
    const end = one.slice(one.length - 22);
    const view = new DataView(end.buffer);
    view.setUint16(8, 2, true);
    view.setUint16(10, 2, true);
    view.setUint32(12, directory.length * 2, true);
    const other = directory.slice();
    other[46] = 'b'.charCodeAt(0);
    const bytes = [one.slice(0, one.length - 22 - directory.length), directory, other, end];
    expect(
      await reason([{ path: 'a.zip', blob: new Blob(bytes.map((part) => new Uint8Array(part))) }]),
    ).toContain('more than it declares');
  });

  test('nothing, and what is no game', async () => {
    expect(await reason([])).toContain('no files');
    expect(await reason([file('a.zip', 'no zip')])).toContain('not a zip');
    expect(await reason([file('a.json', '{"a":1}')])).toContain('There is no story');
    expect(await reason([file('a.png', PNG)])).toContain('There is no story');
    expect(await reason([file('a.ink', PNG)])).toContain('not text');
  });
});

test('styles are text: in another encoding they are read, and anything else is left out', async () => {
  const story = file('story.ink', 'A bell.');
  const wide = new Uint8Array(Buffer.from('\uFEFFp::after { content: "é" }', 'utf16le'));
  const game = await imported([story, file('custom.css', wide)]);
  expect(await game.assets.get('custom.css')?.text()).toBe('p::after { content: "é" }');
  const binary = await imported([story, file('custom.css', PNG)]);
  expect(binary.assets.size).toBe(0);
  expect(binary.notes).toContain('custom.css is not what its name says and was left out.');
});
