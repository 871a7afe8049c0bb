import type { DocumentNode } from '../../base/tree/document-tree';
import { plainText } from '../../docs/document/plain-text';
import type { Exercise } from '../../docs/exercises/exercise';
import { searchHtml } from '../../docs/search/search-html';
import { drawExerciseList } from './draw-exercise-list';
import { drawExercises } from './draw-exercises';

const exercise: Exercise = {
  id: 'door',
  title: 'A door',
  page: 'a',
  level: 2,
  task: 'Open *it*.\n\nThen wait.',
  start: 'A door.',
  hints: ['Knock.', 'Twice.'],
  solution: 'A door.\n* [Knock]',
  why: 'A star is a choice.',
  checks: [{ kind: 'offers', value: 'knock', say: 'Who knocks?' }],
};
const drawn = drawExercises(
  [['Details', 0, ['Exercise', { id: 'door', line: 3 }]]],
  [exercise],
  (code) => [code],
);
const find = (nodes: readonly DocumentNode[], wanted: string): DocumentNode[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [name, , ...children] = node;
    return [...(name === wanted ? [node] : []), ...find(children, wanted)];
  });

test('draws task, start, hints and solution, in this order', () => {
  expect(plainText(drawn).split('\n').filter(Boolean)).toEqual([
    'A door',
    'Exercise · level 2 of 3',
    'Open it.',
    'Then wait.',
    'A door.',
    'Hint 1',
    'Knock.',
    'Hint 2',
    'Twice.',
    'One way to do it',
    'A door.',
    '* [Knock]',
    'A star is a choice.',
  ]);
});

test('hands the checks to what solves it', () => {
  expect(find(drawn, 'Sample')[0]?.[1]).toEqual({
    id: 'try-door',
    failing: 'compiled',
    label: 'Solve it here',
    exercise: { id: 'door', checks: exercise.checks },
  });
});

test('an unknown exercise leaves no trace', () => {
  expect(drawExercises([['Exercise', { id: 'x', line: 1 }]], [exercise], () => [])).toEqual([]);
});

test('the search finds the task, not the solution', () => {
  const page = { path: '/a/', title: 'A', description: '', language: 'en', nodes: drawn };
  const rest = { isForMaintainers: false, namedIds: new Set<string>() };
  const html = searchHtml({ ...page, ...rest, facet: 'guide' });
  expect(html).toContain('Then wait.');
  expect(html).not.toContain('[Knock]');
  expect(searchHtml({ ...page, ...rest, facet: 'sample' })).not.toContain('[Knock]');
});

test('lists exercises by lesson, with their levels', () => {
  const lessons = [{ docId: 'a', path: '/docs/a/', title: 'First steps' }];
  const list = drawExerciseList([['ExerciseList', 0]], [exercise], lessons);
  expect(find(list, 'h2')).toEqual([['h2', { id: 'a' }, 'First steps']]);
  expect(find(list, 'a')[0]).toEqual(['a', { href: '/docs/a/#exercise-door' }, 'A door']);
  expect(plainText(list)).toContain('A door · level 2');
});
