import { compileInk } from '../../ink/compile/compile-ink';
import { openFromJson } from '../../ink/compile/open-story';
import { START } from '../../ink/map/story-graph';
import { addWay } from './add-way';
import { pointWay } from './change-way';
import { firstPlace, namedBeginning, nameBeginning, reach } from './name-beginning';
import { applyEdits, type EditPlan } from './text-edit';

const FILES = {
  'road.ink': 'VAR coins = 2\n=== road ===\nA road.\n-> END\n',
  'words.ink': 'It was like this.\n',
};

const programOf = (source: string) => ({ source, files: FILES });

function written(source: string, plan: EditPlan): string {
  return 'problem' in plan ? plan.problem : applyEdits(programOf(source), plan.edits).source;
}

/** What a story shows before its first choices, and below each of them. */
function played(source: string): unknown {
  const { story, issues } = compileInk(programOf(source));
  if (story === null) throw new Error(issues.map(({ text }) => text).join('\n'));
  const first = openFromJson(story);
  const shown = first.playTurn();
  const after = first.choices.map((_, index) => {
    const player = openFromJson(story);
    player.playTurn();
    player.choose(index);
    return player.playTurn();
  });
  return { shown, choices: first.choices.map(({ label }) => label), after };
}

const HALL = '\n=== hall ===\nThe hall.\n-> END\n';

test.each([
  [
    'below tags, declarations and INCLUDE',
    `# title: Rain\nVAR x = 1\nINCLUDE road.ink\n# author: A\n\n// How it begins.\nRain. # loud\n+ [Go in] -> hall\n${HALL}`,
    `# title: Rain\nVAR x = 1\nINCLUDE road.ink\n# author: A\n\n// How it begins.\n-> Beginning\n\n=== Beginning ===\nRain. # loud\n+ [Go in] -> hall\n${HALL}`,
  ],
  [
    'with choices first',
    `* [A] -> hall\n* [B] -> road\nINCLUDE road.ink\n${HALL}`,
    `INCLUDE road.ink\n-> Beginning\n\n=== Beginning ===\n* [A] -> hall\n* [B] -> road\n${HALL}`,
  ],
  [
    'with loose ends, gathers and labels that are used elsewhere',
    `- (top) Rain.\n* A\n* * (deep) B\n- (met) Met.\n* [C] -> top\n* D\n\n=== hall ===\n{met: Again.} -> top\n`,
    `-> Beginning\n\n=== Beginning ===\n- (top) Rain.\n* A\n* * (deep) B\n- (met) Met.\n* [C] -> top\n* D\n- -> DONE\n\n=== hall ===\n{Beginning.met: Again.} -> Beginning.top\n`,
  ],
  [
    'with a temporary variable, in lines of Windows',
    '~ temp x = 1\r\nRain {x}.\r\n-> hall\r\n=== hall\r\n-> END\r\n',
    '-> Beginning\r\n\r\n=== Beginning\r\n~ temp x = 1\r\nRain {x}.\r\n-> hall\r\n=== hall\r\n-> END\r\n',
  ],
  [
    'with an arrow alone',
    `-> hall\n${HALL}`,
    `-> Beginning\n\n=== Beginning ===\n-> hall\n${HALL}`,
  ],
  [
    'without a word',
    `// Hm.\n${HALL}`,
    `// Hm.\n\n-> Beginning\n\n=== Beginning ===\n-> END\n${HALL}`,
  ],
  ['in an empty story', '', '-> Beginning\n\n=== Beginning ===\n-> END\n'],
  [
    'before a stitch',
    'Rain.\n-> pool\n= pool\nWet.\n-> END\n',
    '-> Beginning\n\n= Beginning\nRain.\n-> pool\n= pool\nWet.\n-> END\n',
  ],
])('the beginning gets a knot %s, and plays as before', (_about, before, after) => {
  const plan = nameBeginning(programOf(before), 'Beginning');
  expect(written(before, plan)).toBe(after);
  expect(played(after)).toEqual(played(before));
  expect(firstPlace(programOf(after))).toBe('Beginning');
});

test('a beginning that got a name is known from other changes', () => {
  const before = programOf(`Rain.\n${HALL}`);
  const plan = nameBeginning(before, 'rain');
  const after = programOf(written(before.source, plan));
  expect(namedBeginning(before, after)).toBe('rain');
  expect(namedBeginning(after, before)).toBeNull();
  const renamed = programOf(after.source.replaceAll('rain', 'storm'));
  expect(namedBeginning(after, renamed)).toBeNull();
  expect(namedBeginning(programOf(''), programOf(`-> hall\n${HALL}`))).toBeNull();
});

test('it keeps what is typed, and a story that would play otherwise stays as it is', () => {
  expect(written('Rain.\n', nameBeginning(programOf('Rain.\n'), 'The lodge’s door'))).toBe(
    '-> The_lodges_door\n\n=== The_lodges_door === // The lodge’s door\nRain.\n-> DONE\n',
  );
  const taken = 'VAR rain = 1\nRain.\n';
  expect(nameBeginning(programOf(taken), 'rain')).toEqual({ problem: 'taken' });
  const told = 'Once.\nINCLUDE words.ink\nRain.\n';
  expect(nameBeginning(programOf(told), 'Beginning')).toEqual({ problem: 'beginning' });
});

test('an arrow to the beginning names the place where the story goes at once, or a new one', () => {
  expect(reach(programOf(`# title: Rain\n-> hall\n${HALL}`), START)).toEqual({
    to: 'hall',
    edits: [],
  });
  expect(reach(programOf(`Rain.\n-> hall\n${HALL}`), START)).toHaveProperty('to', 'Beginning');
  expect(reach(programOf('VAR Beginning = 1\nRain.\n'), START)).toHaveProperty('to', 'Beginning_2');
});

test('a way in the beginning is pointed back to it, and a choice is added there that does', () => {
  const story = `Rain.\n+ [Wait] -> hall\n${HALL}`;
  const way = { file: null, line: 2, to: { kind: 'place', id: 'hall' }, kind: 'divert' } as const;
  expect(written(story, pointWay(programOf(story), way, START))).toBe(
    `-> Beginning\n\n=== Beginning ===\nRain.\n+ [Wait] -> Beginning\n${HALL}`,
  );
  const reached = reach(programOf(story), START);
  if ('problem' in reached) throw new Error(reached.problem);
  const named = applyEdits(programOf(story), reached.edits);
  expect(written(named.source, addWay(named, reached.to, reached.to, 'Again'))).toBe(
    `-> Beginning\n\n=== Beginning ===\nRain.\n+ [Wait] -> hall\n+ [Again] -> Beginning\n${HALL}`,
  );
});
