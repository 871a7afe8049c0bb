import { problemsOf } from '../../../testing/factories';

it.each([
  [
    'code',
    ['```ink', 'a', '', 'b'],
    '3 warning: “```ink” is not closed, so all that follows is a part of it. → Write ``` on',
  ],
  ['code without a line', ['```'], '3 warning: “```” is not closed'],
  ['code with a closing line that has words', ['```', 'a', '``` b'], '3 warning: “```” is not'],
  ['code with a shorter closing line', ['````', 'a', '```'], '3 warning: “````” is not closed'],
  [
    'code in a list',
    ['- a', '', '  ~~~', '  b', '- c'],
    '5 warning: “~~~” is not closed, so it only',
  ],
  ['code in a quote', ['> ```', '> a', '', 'b'], '3 warning: “```” is not closed, so it only ends'],
  [
    'code before other code',
    ['```ink', 'a', '', 'b', '', '```js', 'c', '```'],
    '3 warning: “```ink” is not closed, so that the “```js” below it is taken for code.',
  ],
  [
    'an admonition',
    [':::note', 'a', '', 'b'],
    '3 warning: “:::note” is not closed, so all that follows is a part of it. → Write ::: on a line',
  ],
  [
    'an admonition with a title',
    ['::::tip[A b]', 'a', ':::'],
    '3 warning: “::::tip” is not closed',
  ],
])('reports %s that is not closed', (_, lines, problem) => {
  expect(problemsOf('text', '', ...lines)).toEqual([expect.stringContaining(problem)]);
});

it('is content with blocks that are closed, also where they stand in others', () => {
  const block = ['````md', '```ink', 'a', '```', '````'];
  const note = [':::note', ...block, '', '- a', '', '  ```', '  b', '  ```', '', ':::'];
  const quote = ['> ~~~', '> a', '> ~~~~', '', '```', '```', ''];
  expect(problemsOf(...note, '', ...quote, '', '::::tip', '', ...note, '', '::::')).toEqual([]);
});
