import { compileInk } from '../../ink/compile/compile-ink';
import { readStoryGraph } from '../../ink/map/read-story-graph';
import type { StoryProgram } from '../../ink/story/story-program';
import {
  changeCondition,
  conditionsOf,
  onlyIf,
  removeCondition,
  waysTo,
  type AskedCondition,
} from './only-if';
import { applyEdits, type EditPlan } from './text-edit';

const of = (source: string): StoryProgram => ({ source, files: {} });

function after(program: StoryProgram, plan: EditPlan): string {
  if ('problem' in plan) return plan.problem;
  const done = applyEdits(program, plan.edits);
  expect(compileInk(done).issues.filter(({ isWarning }) => !isWarning)).toEqual([]);
  return done.source;
}

const STORY =
  'VAR has_key = false\nVAR coins = 0\n-> hall\n=== hall\n* [Take the key] -> hall\n+ (up) [Up] -> attic\n- -> END\n=== attic\n= loft\n+ [Down] -> hall\n';
const KEY: AskedCondition = { kind: 'flag', name: 'has_key', is: true };
const CHOSEN: AskedCondition = { kind: 'chosen', at: { file: null, line: 5 }, is: true };
const at = (line: number) => ({ file: null, line });
const write = (line: number, asked: AskedCondition): string =>
  after(of(STORY), onlyIf(of(STORY), [at(line)], asked));

test.each<[string, AskedCondition, string]>([
  ['something is so', KEY, '{has_key}'],
  ['it is not', { ...KEY, is: false }, '{not has_key}'],
  ['there is enough', { kind: 'number', name: 'coins', sign: '>=', value: 3 }, '{coins >= 3}'],
  ['players were at a place', { kind: 'place', id: 'attic.loft', is: true }, '{attic.loft}'],
  ['they were not', { kind: 'place', id: 'hall', is: false }, '{not hall}'],
])('a choice is offered only if %s', (_, asked, ink) => {
  const text = write(6, asked);
  expect(text).toBe(STORY.replace('+ (up) [Up]', `+ (up) ${ink} [Up]`));
  expect(conditionsOf(of(text), at(6))).toEqual([
    { written: expect.objectContaining({ inner: ink.slice(1, -1) }) as unknown, condition: asked },
  ]);
});

test('a choice that must have been taken gets a label for it', () => {
  const text = write(10, CHOSEN);
  expect(text).toContain('* (take_the_key) [Take the key]');
  expect(text).toContain('+ {hall.take_the_key} [Down]');
  expect(conditionsOf(of(text), at(10))[0]?.condition).toEqual({
    kind: 'choice',
    path: 'hall.take_the_key',
    text: 'Take the key',
    is: true,
  });
  expect(write(10, { kind: 'chosen', at: at(6), is: false })).toContain('+ {not hall.up} [Down]');
});

test.each([
  [
    'is that of its knot',
    '-> a\n=== a\n* (go_on) [Go on] -> b\n= b\n* [Go on] -> c\n=== c\n* [Rest] -> END\n',
    5,
    '(go_on_2) [Go on] -> c',
  ],
  [
    'is that of the beginning',
    '* (go_on) [Go on] -> b\n=== b\n* [Go on] -> c\n=== c\n* [Rest] -> END\n',
    3,
    '(go_on_2) [Go on] -> c',
  ],
  [
    'ink cannot read',
    '* [Tiếp tục] -> b\n=== b\n* [つづける] -> c\n=== c\n* [Rest] -> END\n',
    1,
    '(chosen) [Tiếp tục]',
  ],
  ['has no letters', '* [!] -> c\n=== c\n* [Rest] -> END\n', 1, '(chosen) [!]'],
])('a label gets another name if that of its words %s', (_, source, line, label) => {
  const rest = source.split('\n').findIndex((one) => one.includes('Rest')) + 1;
  const asked: AskedCondition = { kind: 'chosen', at: at(line), is: true };
  expect(after(of(source), onlyIf(of(source), [at(rest)], asked))).toContain(label);
});

test('something new is declared', () => {
  expect(write(10, { kind: 'flag', name: 'is_dark', is: true })).toBe(
    STORY.replace('coins = 0\n', 'coins = 0\nVAR is_dark = false\n').replace(
      '[Down]',
      '{is_dark} [Down]',
    ),
  );
  expect(write(10, { kind: 'flag', name: 'attic', is: true })).toBe('taken');
});

test('conditions are changed and taken out, and others stay as they are', () => {
  const source = STORY.replace('[Up]', '{coins > 2 && has_key} {not has_key} [Up]');
  const [other, own] = conditionsOf(of(source), at(6));
  expect(other?.condition).toBeNull();
  if (own === undefined) throw new Error();
  expect(own.condition).toEqual({ ...KEY, is: false });
  expect(after(of(source), changeCondition(of(source), own.written, KEY))).toBe(
    source.replace('{not has_key}', '{has_key}'),
  );
  expect(after(of(source), removeCondition(own.written))).toBe(
    source.replace('{not has_key} ', ''),
  );
});

test('what is written next to a condition stays', () => {
  const source = STORY.replace('[Up]', '{coins > 2} {has_key}/* } */[Up]');
  const own = conditionsOf(of(source), at(6))[1]?.written;
  if (own === undefined) throw new Error();
  expect(after(of(source), removeCondition(own))).toBe(source.replace('{has_key}', ''));
  expect(after(of(source), changeCondition(of(source), own, { ...KEY, is: false }))).toBe(
    source.replace('{has_key}', '{not has_key}'),
  );
});

test('a condition is changed only where it is', () => {
  const source = STORY.replace('[Up]', '{has_key} [Up]');
  const own = conditionsOf(of(source), at(6))[0]?.written;
  if (own === undefined) throw new Error();
  const now = source.replace('=== hall', '=== hall ===');
  expect(after(of(now), changeCondition(of(now), own, { ...KEY, is: false }))).toBe('changed');
});

test('a place is led to only if something is so: by all choices that lead there, each once', () => {
  const ways = readStoryGraph(of(STORY))?.ways ?? [];
  const { guarded, others } = waysTo(ways, 'hall');
  expect(others).toBe(1);
  const text = after(of(STORY), onlyIf(of(STORY), guarded, KEY));
  expect(text).toContain('* {has_key} [Take the key] -> hall');
  expect(text).toContain('+ {has_key} [Down] -> hall');
  expect(after(of(text), onlyIf(of(text), guarded, KEY))).toBe(text);
});
