import { oddSpellings } from '../../../../testing/odd-spellings';
import { findInFiles, replaceInFiles, type FileQuery } from './find-in-files';

const program = {
  source: 'The hall.\n  A Hall, (hall) and a hallway.',
  files: { 'a.ink': '=== hall\n{hall}', 'b.ink': 'Nothing.' },
};
const query = (part: Partial<FileQuery>): FileQuery => ({
  text: 'hall',
  matchesCase: false,
  wholeWords: false,
  ...part,
});
const found = (part: Partial<FileQuery>) =>
  findInFiles(program, query(part)).map(({ file, line, before, text, after }) =>
    [file ?? 'main', line, `${before}[${text}]${after}`].join(' '),
  );

it('finds a text in all files, with its lines', () => {
  expect(found({})).toEqual([
    'main 1 The [hall].',
    'main 2   A [Hall], (hall) and a hallway.',
    'main 2   A Hall, ([hall]) and a hallway.',
    'main 2   A Hall, (hall) and a [hall]way.',
    'a.ink 1 === [hall]',
    'a.ink 2 {[hall]}',
  ]);
});

it('minds the case and whole words if it is asked to', () => {
  expect(found({ matchesCase: true, wholeWords: true })).toEqual([
    'main 1 The [hall].',
    'main 2   A Hall, ([hall]) and a hallway.',
    'a.ink 1 === [hall]',
    'a.ink 2 {[hall]}',
  ]);
  expect(found({ text: '' })).toEqual([]);
});

it('takes signs as they are', () => {
  expect(found({ text: '(hall)' })).toEqual(['main 2   A Hall, [(hall)] and a hallway.']);
  expect(found({ text: '.*' })).toEqual([]);
  expect(found({ text: '{' })).toEqual(['a.ink 2 [{]hall}']);
  expect(replaceInFiles(program, query({ wholeWords: true, matchesCase: true }), '$& \\1')).toEqual(
    {
      source: 'The $& \\1.\n  A Hall, ($& \\1) and a hallway.',
      files: { 'a.ink': '=== $& \\1\n{$& \\1}', 'b.ink': 'Nothing.' },
    },
  );
});

it('finds a text as it is typed, and as it was meant', () => {
  for (const typed of oddSpellings('hall')) {
    expect(found({ text: typed, wholeWords: true })).toHaveLength(5);
  }
  const wide = { source: 'ｈａｌｌ, hall', files: {} };
  expect(findInFiles(wide, query({ text: 'ｈａｌｌ' }))).toHaveLength(2);
  expect(findInFiles(wide, query({ text: 'hall' }))).toHaveLength(1);
  expect(findInFiles({ source: 'a\u200bb', files: {} }, query({ text: '\u200b' }))).toHaveLength(1);
});
