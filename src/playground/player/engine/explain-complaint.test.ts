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

test.each([
  ['Unresolved variable: wet', 'VAR dry = true', 'wet'],
  ['Unresolved variable: wet', 'VAR wett = true', undefined],
  ["Variable could not be found to assign to: 'wet'", '', 'wet'],
  ["Cannot observe variable 'wet'", '', 'wet'],
  ["Divert target not found: '-> wet'", '', undefined],
])('%s beside “%s”: the variable that could be declared is %s', async (complaint, top, name) => {
  const program = { source: `${top}\n{wet: You are wet.}\n-> END\n`, files: {} };
  const issue = { text: complaint, isWarning: false, file: null, line: 2 };
  const message = await explainComplaint(
    { issue, isEngineFailure: false, path: null },
    { ...text, program },
  );
  expect(message.undeclared).toBe(name);
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
