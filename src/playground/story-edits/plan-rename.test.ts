import { compileInk } from '../../ink/compile/compile-ink';
import type { StoryProgram } from '../../ink/story/story-program';
import { planRename, renamedAt, type RenamePlan } from './plan-rename';

/** Renames what is at the mark `‸` of a program’s main file. */
function rename(marked: string, to: string, files: StoryProgram['files'] = {}): RenamePlan {
  const program = { source: marked.replace('‸', ''), files };
  const renamed = renamedAt(program, null, marked.indexOf('‸'));
  if (renamed === null) throw new Error('There is no name.');
  return planRename(program, renamed, to);
}

it('changes a name in every file, and nothing else', () => {
  const files = { 'a.ink': '=== cave\nGold: {gold}, gold. {golden}\n', 'b.ink': '{gold}' };
  expect(
    rename('INCLUDE a.ink\nVAR go‸ld = 1\nVAR golden = 2\n~ gold++\n', 'coins', files),
  ).toEqual({
    program: {
      source: 'INCLUDE a.ink\nVAR coins = 1\nVAR golden = 2\n~ coins++\n',
      files: { 'a.ink': '=== cave\nGold: {coins}, gold. {golden}\n', 'b.ink': '{gold}' },
    },
  });
});

it('treats a file that is not included as a story of its own', () => {
  const program = { source: 'VAR gold = 1', files: { 'draft.ink': 'VAR gold = 2\n{gold}' } };
  const renamed = renamedAt(program, 'draft.ink', 4);
  expect(renamed?.main).toBe('draft.ink');
  expect(renamed && planRename(program, renamed, 'coins')).toEqual({
    program: { source: 'VAR gold = 1', files: { 'draft.ink': 'VAR coins = 2\n{coins}' } },
  });
});

it.each([
  ['', 'empty'],
  ['hall', 'same'],
  ['the hall', 'letters'],
  ['grand-hall', 'letters'],
  ['ไทย', 'letters'],
  ['12', 'number'],
  ['temp', 'reserved'],
  ['TURNS_SINCE', 'reserved'],
  ['END', 'reserved'],
  ['gold', 'taken'],
  ['attic', 'taken'],
  ['shut', 'taken'],
])('does not call a knot “%s”', (to, problem) => {
  const story = 'VAR gold = 1\nLIST door = shut\n=== ‸hall\n-> END\n= attic\n-> END\n';
  expect(rename(story, to)).toEqual({ problem });
});

it.each(['bow2', 'зал', '2nd', 'Hall', '城'])('calls a knot “%s”', (to) => {
  expect(rename('=== ‸hall\n-> hall', to)).toEqual({
    program: { source: `=== ${to}\n-> ${to}`, files: {} },
  });
});

it('lets labels of different stitches, and items of different lists, share a name', () => {
  expect(rename('=== hall\n= a\n- (‸x)\n= b\n- (y)\n', 'y')).toHaveProperty('program');
  expect(rename('=== hall\n= a\n- (‸x)\n- (y)\n', 'y')).toEqual({ problem: 'taken' });
  expect(rename('LIST a = ‸x\nLIST b = y\n', 'y')).toHaveProperty('program');
  expect(rename('LIST a = ‸x, y\n', 'y')).toEqual({ problem: 'taken' });
});

it.each([
  ['a knot and its stitch', '=== a\n* (‸x) [A] -> b\n= b\n* (y) [B] -> END\n'],
  ['a stitch and its knot', '=== a\n* (y) [A] -> b\n= b\n* (‸x) [B] -> END\n'],
  ['the beginning and a knot', '* (‸x) [A] -> a\n=== a\n* (y) [B] -> END\n'],
  ['the beginning and a stitch', '* (y) [A] -> a.b\n=== a\n= b\n* (‸x) [B] -> END\n'],
  ['a knot and a value of its stitch', '=== a\n* (‸x) [A] -> b(1)\n= b(y)\n{y} -> END\n'],
  ['a knot and a stitch above all knots', '-> y\n= y\n-> a\n=== a\n* (‸x) [B] -> END\n'],
])('lets no label be called like another that ink would refuse: %s', (_, marked) => {
  const source = marked.replace('‸x', 'y');
  expect(compileInk({ source, files: {} }).issues.some(({ isWarning }) => !isWarning)).toBe(true);
  expect(rename(marked, 'y')).toEqual({ problem: 'taken' });
});

it.each([
  ['two knots', '-> a\n=== a\n* (‸x) [A] -> b\n=== b\n* (y) [B] -> END\n'],
  [
    'a knot and the stitch of another',
    '-> a\n=== a\n* (‸x) [A] -> b.c\n=== b\n= c\n* (y) [B] -> END\n',
  ],
  ['a stitch above all knots, and a knot', '-> c\n= c\n* (‸x) [A] -> b\n=== b\n* (y) [B] -> END\n'],
  ['stitches above and below a knot', '-> x\n= ‸x\n-> a\n=== a\n-> y\n= y\n-> END\n'],
])('lets names be the same in %s', (_, marked) => {
  const plan = rename(marked, 'y');
  if ('problem' in plan) throw new Error(plan.problem);
  expect(compileInk(plan.program).issues.filter(({ isWarning }) => !isWarning)).toEqual([]);
});

it('keeps names that are known outside of ink', () => {
  expect(rename('EXTERNAL ‸roll(sides)\n', 'dice')).toEqual({ problem: 'external' });
  expect(rename('EXTERNAL roll(s)\n=== function ‸roll(s)\n~ return s', 'dice')).toEqual({
    problem: 'external',
  });
  expect(rename('VAR ‸ATRAMENT_SAVE_DESCRIPTION = ""', 'saved')).toEqual({ problem: 'engine' });
});

it.each(['The ha‸ll.', '// ha‸ll', '# title: ha‸ll', '{unkno‸wn}', '~ x = "ha‸ll"'])(
  'finds no name in %j',
  (marked) => {
    const source = marked.replace('‸', '');
    const program = { source: `${source}\n=== hall\n-> END`, files: {} };
    expect(renamedAt(program, null, marked.indexOf('‸'))).toBeNull();
  },
);

it('takes the former title out of the header of a place, and leaves other comments', () => {
  expect(rename('-> Mr_Bell\n=== Mr_B‸ell === // Mr. Bell // draft\n-> END', 'hall')).toEqual({
    program: { source: '-> hall\n=== hall === // draft\n-> END', files: {} },
  });
});
