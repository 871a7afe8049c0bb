import { planSync, type Difference, type FileHere, type Step } from './sync-plan';

const PATH = 'root/game/a.ink';
const mapOf = <Value>(value: Value | null): Map<string, Value> =>
  new Map(value === null ? [] : [[PATH, value]]);

interface State {
  /** What project and folder had when they were last in step; null if they never were, or had no such file. */
  base: string | null;
  here: string | null;
  there: string | null;
}

function stepOf({ base, here, there }: State, more: Partial<FileHere> = {}, main = 'story.ink') {
  const plan = planSync({
    base: mapOf(base === null ? null : { here: base, there: base }),
    here: mapOf(here === null ? null : { print: here, ...more }),
    there: mapOf(there),
    main,
  });
  return plan.get(PATH);
}

const ask = (difference: Difference): Step => ({ do: 'ask', difference });

/** Every combination of the three states: no file, or one of the contents 1, 2 and 3. */
it.each([
  // Never in step.
  [null, null, null, undefined],
  [null, '1', null, { do: 'write' }],
  [null, null, '1', { do: 'take' }],
  [null, '1', '1', { do: 'nothing' }],
  [null, '1', '2', ask('both-changed')],
  // In step with content 1.
  ['1', null, null, { do: 'nothing' }],
  ['1', '1', null, ask('gone-there')],
  ['1', '2', null, ask('gone-there')],
  ['1', null, '1', { do: 'remove' }],
  ['1', null, '2', ask('gone-here')],
  ['1', '1', '1', { do: 'nothing' }],
  ['1', '1', '2', { do: 'take' }],
  ['1', '2', '1', { do: 'write' }],
  ['1', '2', '2', { do: 'nothing' }],
  ['1', '2', '3', ask('both-changed')],
] as const)('last %p, project %p, folder %p: %j', (base, here, there, step) => {
  expect(stepOf({ base, here, there })).toEqual(step);
});

it('writes the main file again, because there is no story without it', () => {
  expect(stepOf({ base: '1', here: '1', there: null }, {}, PATH)).toEqual({ do: 'write' });
  expect(stepOf({ base: '1', here: '2', there: null }, {}, PATH)).toEqual({ do: 'write' });
});

it('prefers the folder’s file to one that the writer has put nothing into, but only at first', () => {
  const isDefault = { isDefault: true };
  expect(stepOf({ base: null, here: '1', there: '2' }, isDefault)).toEqual({ do: 'take' });
  expect(stepOf({ base: null, here: '1', there: null }, isDefault)).toEqual({ do: 'write' });
  expect(stepOf({ base: '3', here: '1', there: '2' }, isDefault)).toEqual(ask('both-changed'));
});

it('writes what is made of other files, unless the folder has changed it', () => {
  const isDerived = { isDerived: true };
  expect(stepOf({ base: null, here: '1', there: null }, isDerived)).toEqual({ do: 'write' });
  expect(stepOf({ base: '1', here: '2', there: '1' }, isDerived)).toEqual({ do: 'write' });
  expect(stepOf({ base: '1', here: '1', there: '2' }, isDerived)).toEqual({ do: 'nothing' });
  expect(stepOf({ base: '1', here: '2', there: '3' }, isDerived)).toEqual({ do: 'nothing' });
  expect(stepOf({ base: null, here: '1', there: '2' }, isDerived)).toEqual({ do: 'nothing' });
});

it('knows that the same content can look different on both sides', () => {
  const states = {
    base: new Map([[PATH, { here: 'short', there: 'long' }]]),
    here: new Map([[PATH, { print: 'short' }]]),
    main: 'story.ink',
  };
  const stepFor = (there: string) => planSync({ ...states, there: mapOf(there) }).get(PATH);
  expect(stepFor('long')).toEqual({ do: 'nothing' });
  expect(stepFor('longer')).toEqual({ do: 'take' });
});

it.each([
  [{ base: '1', here: '2', there: '3' }, 'write', 'take'],
  [{ base: '1', here: null, there: '2' }, 'remove', 'take'],
  [{ base: '1', here: '2', there: null }, 'write', 'drop'],
] as const)('does what the writer answers: %j', ({ base, here, there }, own, others) => {
  const plan = (side: 'here' | 'there') =>
    planSync({
      base: mapOf({ here: base, there: base }),
      here: mapOf(here === null ? null : { print: here }),
      there: mapOf(there),
      answers: new Map([[PATH, side]]),
      main: 'story.ink',
    }).get(PATH);
  expect(plan('here')).toEqual({ do: own });
  expect(plan('there')).toEqual({ do: others });
});

it('does not heed an answer to what is no question any more', () => {
  const plan = planSync({
    base: mapOf({ here: '1', there: '1' }),
    here: mapOf({ print: '2' }),
    there: mapOf('1'),
    answers: new Map([[PATH, 'there']]),
    main: 'story.ink',
  });
  expect(plan.get(PATH)).toEqual({ do: 'write' });
});
