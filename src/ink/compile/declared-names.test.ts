import { compileInk } from './compile-ink';
import { declaredNames } from './declared-names';
import { issueWords } from './issue-words';

test('finds the items of lists, alone and with their list', () => {
  expect(declaredNames('LIST clues = ledger, (rope), photo = 5 // lens')).toEqual([
    'clues',
    'ledger',
    'clues.ledger',
    'rope',
    'clues.rope',
    'photo',
    'clues.photo',
  ]);
});

test.each([
  ['LIST clues = ledger, rope\n{ledgr}', 'ledger'],
  ['LIST clues = ledger, rope\n{clue ? rope}', 'clues'],
  ['LIST clues = ledger, rope\n{clues.ledgr}', 'clues.ledger'],
  ['LIST clues = ledger, rope\nVAR found = (ropes)', 'rope'],
])('suggests them: %j', (source, name) => {
  const [issue] = compileInk({ source, files: {} }).issues;
  expect(issueWords(issue?.text ?? '', declaredNames(source)).hint).toContain(
    `Did you mean “${name}”?`,
  );
});
