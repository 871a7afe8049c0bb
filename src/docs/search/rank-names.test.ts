import { rankNames } from './rank-names';
import type { SearchName } from './search-data';

const name = (title: string, kind: SearchName['kind'], ...names: string[]): SearchName => ({
  title,
  names,
  summary: 'S.',
  href: `/${title}`,
  page: 'P',
  kind,
});

const names = [
  name('# CHECKPOINT', 'entry', 'CHECKPOINT'),
  name('# title', 'entry', 'title'),
  name('[info]', 'entry', 'info'),
  name('[info] side', 'attribute', 'side', 'info side'),
  name('#DISABLED', 'entry', 'UNCLICKABLE', 'DISABLED'),
  name('.atrament-info', 'entry', 'atrament-info'),
  name('Checkpoint', 'term', 'Checkpoint', 'checkpoints'),
  name('Title screen', 'term', 'Title screen'),
  name('# AUTO_CHOICE choice', 'attribute', 'choice', 'AUTO_CHOICE choice'),
  name('Choice', 'term', 'Choice', 'choices'),
];
const found = (text: string) => rankNames(text, names).map(({ title }) => title);

it.each([
  ['CHECKPOINT', ['# CHECKPOINT', 'Checkpoint']],
  ['checkpoint', ['Checkpoint', '# CHECKPOINT']],
  ['# checkpoint', ['# CHECKPOINT']],
  ['#checkpoint: after the bridge', ['# CHECKPOINT']],
  ['[info', ['[info]']],
  ['[info]', ['[info]']],
  ['[info side=left', ['[info] side']],
  ['side', ['[info] side']],
  ['disabled', ['#DISABLED']],
  ['.atrament-info', ['.atrament-info']],
  ['title', ['# title', 'Title screen']],
  ['tit', ['Title screen', '# title']],
  ['choice', ['Choice', '# AUTO_CHOICE choice']],
  ['t', []],
  ['', []],
  ['#', []],
])('finds by “%s”', (text, titles) => {
  expect(found(text)).toEqual(titles);
});
