import { excerptOf, markWords } from './excerpt';

const show = (pieces: ReturnType<typeof markWords>) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `<${text}>` : text)).join('');
const excerpt = (lines: string[], term: string) => show(excerptOf(lines, term).pieces);

it('is the first line with most of the words, which are marked', () => {
  const lines = ['How it burns.', 'A wick.', 'A lamp has a wick.', 'Lamp, lamp, wick.'];
  expect(excerpt(lines, 'WICK lamp')).toBe('A <lamp> has a <wick>.');
  expect(excerpt(lines, 'wick')).toBe('A <wick>.');
});

it('says where it is from, and what was found there', () => {
  expect(excerptOf(['How it burns.', 'Oil, Éclair.'], 'eclair')).toMatchObject({
    index: 1,
    words: 'Éclair',
  });
  expect(excerptOf(['How it burns.'], 'lamp')).toMatchObject({ index: 0, words: '' });
});

it('marks words in any form of their letters', () => {
  expect(show(markWords('A ﬁne Éclair, Cafe\u0301s', 'eclair café'))).toBe(
    'A ﬁne <Éclair>, <Café>s',
  );
  expect(show(markWords('İn', 'n'))).toBe('İ<n>');
});

it('cuts a long line around the first word, at spaces', () => {
  const words = 'and the sea '.repeat(40);
  const cut = excerpt([`${words}lamp ${words}`], 'lamp');
  expect(cut).toMatch(/^… .*and the sea <lamp> and the sea.* …$/);
  expect(cut.length).toBeLessThan(220);
});

it('is the first line if the words are in none, and nothing of nothing', () => {
  expect(excerpt(['How it burns.', 'Oil.'], 'lamp')).toBe('How it burns.');
  expect(excerpt([], 'lamp')).toBe('');
});
