import { explainComplaint } from './explain-complaint';

const text = { program: { source: '', files: {} }, lineOf: () => Promise.resolve(null) };

test.each([
  ["Divert target not found: '-> kitchen'", 'kitchen'],
  ["Divert target not found: '-> kitchen.sink'", 'kitchen.sink'],
  ["Divert target not found: '-> end'", undefined],
  ['Unresolved variable: kitchen', undefined],
])('%s: the place that could be written is %s', async (complaint, missing) => {
  const issue = { text: complaint, isWarning: false, file: null, line: 1 };
  const complained = { issue, isEngineFailure: false, path: null };
  expect((await explainComplaint(complained, text)).missing).toBe(missing);
});

test('a misspelt name is mended where only one can be meant', async () => {
  const program = { source: '-> haal\n=== hall\n-> END\n', files: {} };
  const issue = {
    text: "Divert target not found: '-> haal'",
    isWarning: false,
    file: null,
    line: 1,
  };
  const complained = { issue, isEngineFailure: false, path: null };
  const message = await explainComplaint(complained, { ...text, program });
  expect(message.hint).toContain('Did you mean “hall”?');
  expect(message.mend).toEqual({ was: '-> haal', is: '-> hall' });
});
