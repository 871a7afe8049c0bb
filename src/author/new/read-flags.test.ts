import { readFlags } from './read-flags';

it('reads what is to be made, and the answers', () => {
  expect(readFlags(['page', '--title', 'A', '--in=B C', '--draft', '--no-open'])).toEqual({
    kind: 'page',
    answers: { title: 'A', in: 'B C', draft: 'true' },
    opens: false,
    wantsHelp: false,
  });
  expect(readFlags([])).toMatchObject({ kind: null, answers: {}, opens: true });
});

it.each([
  [['pgae'], 'Did you mean “page”?'],
  [['page', '--titel', 'A'], 'Did you mean “title”?'],
  [['redirect', '--title', 'A'], 'There is no flag --title.'],
  [['page', '--title'], '--title needs a value after it'],
])('explains %j', (args, words) => {
  expect(() => readFlags(args)).toThrow(words);
});
