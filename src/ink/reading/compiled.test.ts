import { randomInts } from '../../../testing/random';
import { realStories } from '../../../testing/real-stories';
import { firstSeed, someOf, times } from '../../../testing/thorough';
import { compileInk, type InkProgram } from '../compile/compile-ink';
import { declaredByInk } from './declared-by-ink.fixture';
import { readGlobalTags } from './global-tags';
import { readPieces } from './read-pieces';

/** Names of one story, in letters that ink takes; each twice, since ink tells the case of letters apart. */
const NAMES = [
  ['lamp', 'Lamp', 'café', 'été_2', 'naïve', 'x1'],
  ['лампа', 'Лампа', 'дом', 'ключ', 'поезд_2', 'ёлка'],
  ['λάμπα', 'σπίτι', 'Θάλασσα', 'πόρτα', 'κλειδί', 'νερό'],
  ['מנורה', 'בית', 'דלת', 'מפתח', 'ים', 'גשם_1'],
  ['مصباح', 'بيت', 'باب', 'مفتاح', 'بحر', 'مطر'],
  ['등불', '집', '문', '열쇠', '바다', '비_2'],
  ['灯', '家', '门', '钥匙', '海', '雨_1'],
  ['1st', 'a_b', '_under', 'VARIOUS', 'donee', 'listing'],
  ['øl', 'straße', 'Ægir', 'œuvre', 'łódź', 'ñandú'],
] as const;
const PROSE = [
  ...['It rains', 'La café est fermé', 'Дождь идёт', '灯が消えた', 'नमस्ते', 'สวัสดี'],
  ...[
    'Half a "word"',
    'A \\# sign',
    'A brace \\{ here',
    'It’s 7.30',
    'end \\/\\/ no comment',
    '😀 yes',
  ],
];
/** What ink leaves out; with its word for a reminder, a declaration is none. */
const COMMENTS = [
  '// VAR no = 1',
  '/* === no === */',
  '/* two\n=== no\nlines */',
  '//',
  'TODO: VAR no = 2',
];

/** A story with its parts in any order that ink allows. */
function randomStory(seed: number): string {
  const int = randomInts(seed);
  const pick = <Item>(list: readonly Item[]): Item => list[int(list.length)] as Item;
  const names = [...pick(NAMES)].sort(() => int(3) - 1);
  const [variable, list, knot, stitch, label, fn] = names as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const comment = () => (int(4) === 0 ? ` ${pick(['// === no', '/* no */', '/* -> no */'])}` : '');
  const aside = () => (int(3) === 0 ? [pick(COMMENTS)] : []);
  const text = () =>
    pick(PROSE) +
    (int(4) === 0 ? ` {${variable}} ${pick(PROSE)}` : '') +
    (int(5) === 0 ? ` # tag ${int(9)}` : '') +
    comment();
  const lines = [
    ...aside(),
    ...(int(2) === 0
      ? [
          `# title: ${pick(['Rain', 'Дождь', 'A \\# B', '灯'])}${int(2) === 0 ? ' # author: me' : ''}`,
        ]
      : []),
    ...aside(),
    `VAR ${variable} = ${int(9)}${comment()}`,
    ...(int(3) === 0 ? [`CONST ${knot}_c = "word"`] : []),
    ...aside(),
    `LIST ${list} = (${list}_a), ${list}_b${int(2) === 0 ? ' = 4' : ''}${comment()}`,
    ...(int(3) === 0 ? [`EXTERNAL ${fn}_x(value)`] : []),
    ...(int(2) === 0 ? [`# theme: ${pick(['dark', 'light'])}`] : []),
    text(),
    `-> ${knot}${comment()}`,
    ...aside(),
    `${pick(['===', '==', ' === '])} ${knot}${pick(['', ' ===', '=='])}${comment()}`,
    ...aside(),
    `~ temp ${stitch}_t = ${variable} + 1`,
    text(),
    `${pick(['*', '+', '* *', '+'])} (${label}) [${pick(PROSE)}]${comment()}`.replace('* * ', '* '),
    `  ${text()}`,
    `${pick(['*', '+'])} {${variable} > 2} ${pick(PROSE)} [${pick(PROSE)}] ${pick(PROSE)}`,
    `  {${pick(['', '&', '!', '~'])}${pick(PROSE)}|${pick(PROSE)}}`,
    `- (${label}_g) ${text()}`,
    `{${label}: ${pick(PROSE)}|${pick(PROSE)}}`,
    `-> ${stitch}`,
    ...aside(),
    `= ${stitch}${comment()}`,
    text(),
    `{ ${variable}:\n- 1: ${pick(PROSE)}\n- else: ${pick(PROSE)}\n}`,
    `~ ${variable} = ${fn}(${variable}, 2)`,
    '-> DONE',
    ...aside(),
    `=== function ${fn}(${stitch}_p, ref_${int(9)})`,
    ...(int(3) === 0 ? [`~ return "a word {${stitch}_p}"`] : [`~ return ${stitch}_p`]),
  ];
  return lines.join(int(8) === 0 ? '\r\n' : '\n');
}

/** What our reader finds declared, in the words of the fixture. */
const declaredByReader = (source: string): string[] =>
  readPieces(source)
    .flatMap(({ names }) => names)
    .flatMap(({ role, path }) => ('declares' in role ? [`${role.declares} ${path}`] : []));

/** The story’s text, and those of the files that it includes. */
function withIncluded({ source, files }: InkProgram): string[] {
  const included = readPieces(source).flatMap(({ includes }) => includes);
  const texts = included.map(({ file }) => files[file] ?? '');
  return [source, ...texts.flatMap((text) => withIncluded({ source: text, files }))];
}

/** Compares what ink has with what we read, unless the story does not compile. */
function compare({ source, files }: InkProgram): boolean {
  const { tree, story } = compileInk({ source, files });
  const parsed = tree();
  if (parsed === null || story === null) return false;
  const read = withIncluded({ source, files }).flatMap(declaredByReader);
  expect({ source, names: read.sort() }).toEqual({ source, names: declaredByInk(parsed) });
  const tags = readGlobalTags(source).map(({ name, value }) =>
    value === null ? name : `${name}: ${value}`,
  );
  const spaced = (story.globalTags ?? []).map((tag) => tag.trim().replace(/\s*:\s*/, ': '));
  // What the engine makes of a name that is no word is another question.
  if (spaced.every((tag) => /^[\p{L}\d_-]+(?::|$)/u.test(tag))) {
    expect({ source, tags }).toEqual({ source, tags: spaced });
  }
  return true;
}

test('generated stories: names, kinds and the game’s tags are those that ink’s compiler has', () => {
  for (let round = 0; round < 600 * times; round += 1) {
    const source = randomStory(firstSeed + round);
    if (!compare({ source, files: {} })) throw new Error(`This does not compile:\n${source}`);
  }
});

test('so are those of samples, starters, games and recordings', async () => {
  const programs = someOf(await realStories());
  expect(programs.filter(compare).length).toBeGreaterThan(programs.length * 0.75);
});
