import { LineCounter, parseDocument } from 'yaml';
import { yamlErrors } from './yaml-errors';

function errorsOf(source: string) {
  const lines = new LineCounter();
  return yamlErrors(source, parseDocument(source, { lineCounter: lines }).errors, lines);
}

it.each([
  ['a key twice', 'a: 1\nb: 2\na: 3\n', { line: 3, reason: 'Map keys must be unique' }],
  [
    'a quote left open',
    'a: "1"\nb: "2\nc: 3\n\n',
    {
      line: 2,
      reason: 'a quote that opens here is not closed',
      hint: 'Put another " at the end of its text.',
    },
  ],
  [
    'a quote that the next one seems to close',
    "a: 'b\nc: 'd'\n",
    {
      line: 1,
      reason: 'a quote that opens here is not closed',
      hint: "Put another ' at the end of its text.",
    },
  ],
  [
    'a tab as indentation',
    'a:\n\t- b\n',
    { line: 2, reason: 'Tabs are not allowed as indentation' },
  ],
])('tells %s with its line and without the parser’s own place', (_, source, error) => {
  expect(errorsOf(source)[0]).toEqual(error);
});

it('reports nothing for valid YAML', () => {
  expect(errorsOf('a: 1')).toEqual([]);
  expect(errorsOf('')).toEqual([]);
});
