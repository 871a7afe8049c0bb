import type { Problem } from '../../base/problems/problem';
import { checkProse } from './check-prose';
import type { Dictionary } from './dictionary';
import { proseOfPage, proseOfYaml, type Prose } from './read-prose';

/** All other words are known. */
const UNKNOWN = new Set(['teh', 'Knott', 'graay', 'Detials']);
const dictionary: Dictionary = {
  has: (word) => !UNKNOWN.has(word),
  suggest: (word) => Promise.resolve(word === 'teh' ? ['the', 'tech', 'ten', 'tea', 'tee'] : []),
};

async function check(proses: readonly Prose[], others: string[] = []): Promise<Problem[]> {
  const found = await Promise.all(
    proses.map((prose) => checkProse(prose, 'f', dictionary, new Set(others))),
  );
  return found.flat();
}

async function complaints(proses: readonly Prose[], others: string[] = []): Promise<string[]> {
  return (await check(proses, others)).map(({ line, message }) => `${line} ${message}`);
}

const page = (...lines: string[]) =>
  proseOfPage(['---', 'title: T', 'description: teh sea', '---', '', ...lines].join('\n'));

it('reads frontmatter, text, tables, notes and the attributes of components, each with its line', async () => {
  const proses = page(
    'The **teh** sea.',
    '',
    '| A | B |',
    '| --- | --- |',
    '| graay | Reload |',
    '',
    ':::note[Knott]',
    '',
    'In.',
    '',
    ':::',
    '',
    '<Figure src="/teh.svg"',
    '  alt="Detials of it" />',
  );
  expect((await complaints(proses)).sort()).toEqual([
    '10 “graay” is not in the dictionary.',
    '12 “Knott” is not in the dictionary.',
    '19 “Detials” is not in the dictionary.',
    '3 “teh” is not in the dictionary.',
    '6 “teh” is not in the dictionary.',
  ]);
});

it('leaves code, addresses, keys and what is typed alone', async () => {
  const proses = proseOfPage(
    [
      '`teh`, [it](./teh.mdx), <Kbd>teh</Kbd>, teh=1, a/teh.svg, tehCase.',
      '',
      '```ink',
      'teh',
      '```',
    ].join('\n'),
  );
  expect(await complaints(proses)).toEqual([]);
});

it('says which words are meant, where, and what may be meant instead', async () => {
  const proses = proseOfPage('---\ntitle: T\n---\n\nThe sea, teh sea-Knott.\nSo a apple.');
  expect((await check(proses)).map(({ line, advice }) => ({ line, ...advice }))).toEqual([
    { line: 6, rule: 'style', words: 'a', column: 4, meant: ['an'] },
    { line: 5, rule: 'spelling', words: 'teh', column: 10, meant: ['the', 'tech', 'ten', 'tea'] },
    { line: 5, rule: 'spelling', words: 'Knott', column: 14, meant: [] },
  ]);
});

it('does not know the column in a value', async () => {
  const proses = proseOfYaml('summary: Of teh sea.\n');
  expect((await check(proses)).map(({ advice }) => advice)).toEqual([
    { rule: 'spelling', words: 'teh', meant: ['the', 'tech', 'ten', 'tea'] },
  ]);
});

it('finds prose mistakes, but not across two cells', async () => {
  const proses = proseOfPage(
    ['A apple and the the pear.  It is.', '', '| a | b |', '| - | - |', '| yes | yes |'].join('\n'),
  );
  expect(await complaints(proses)).toEqual([
    '1 Unexpected article “A” before “apple”, expected “An”.',
    '1 Unexpected repeated “the”, remove one occurrence.',
    expect.stringMatching(/^1 .*spaces/) as string,
  ]);
});

it('finds straight quotation marks and apostrophes, but not those of code', async () => {
  const proses = proseOfPage('---\ntitle: T\n---\n\nThe "sea", the knot\'s name, `"x"`.');
  expect(await complaints(proses)).toEqual([
    '5 This " should be “.',
    '5 This " should be ”.',
    "5 This ' should be ’.",
  ]);
});

it('accepts a word that a file declares correct', async () => {
  expect(await complaints(page('The graay sea.'), ['graay', 'teh'])).toEqual([]);
  expect(await complaints(proseOfPage('A apple.'), ['apple'])).toEqual([]);
});

it('reads the texts of YAML, and not its names', async () => {
  const source = 'entries:\n  - name: teh\n    summary: Of teh sea.\n    notes:\n      - Knott.\n';
  expect(await complaints(proseOfYaml(source))).toEqual([
    '3 “teh” is not in the dictionary.',
    '5 “Knott” is not in the dictionary.',
  ]);
});

it('says nothing of a file that cannot be read', async () => {
  expect(await complaints(proseOfPage('<Tabs'))).toEqual([]);
  expect(await complaints(proseOfYaml('a: ['))).toEqual([]);
});
