import { checkFile, hasProse } from './check-file';
import type { Dictionary } from './dictionary';

const dictionary: Dictionary = {
  has: (word) => !['teh', 'Knott'].includes(word),
  suggest: () => Promise.resolve([]),
};
const found = async (file: string, source: string) =>
  (await checkFile(file, source, dictionary)).map(({ line, message }) => `${line} ${message}`);

it('reads the text of a page, and the values of YAML', async () => {
  expect(await found('content/docs/a.mdx', '---\ntitle: T\n---\n\nOf teh sea.\n')).toEqual([
    '5 “teh” is not in the dictionary.',
  ]);
  expect(await found('content/glossary.yaml', '- term: Lamp\n  meaning: Of teh sea.\n')).toEqual([
    '2 “teh” is not in the dictionary.',
  ]);
});

it('lists what it finds in the order of the text', async () => {
  expect(await found('a.mdx', 'Of teh sea.\n\nA Knott and and a apple.\n')).toEqual([
    '1 “teh” is not in the dictionary.',
    '3 “Knott” is not in the dictionary.',
    '3 Unexpected repeated “and”, remove one occurrence.',
    '3 Unexpected article “a” before “apple”, expected “an”.',
  ]);
});

it('accepts the words that a comment of the file declares correct', async () => {
  expect(await found('a.mdx', 'Of teh sea.\n\n{/* cspell:ignore teh, Knott */}\n')).toEqual([]);
});

it.each([
  ['content/docs/a.mdx', true],
  ['content/reference/knot-tags.yaml', true],
  ['content/games/lamp/main.ink', false],
  ['content/locales/de/docs/a.mdx', false],
  ['content/versions/1.0/docs/a.mdx', false],
  ['content/search-synonyms.yaml', false],
])('knows whether %s has prose that is checked', (file, expected) => {
  expect(hasProse(file)).toBe(expected);
});
