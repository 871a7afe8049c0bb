import { compileInk } from '../../ink/compile/compile-ink';
import type { StoryProgram } from '../../ink/story/story-program';
import { changeMemory, forget, remember, remembered, type Memory, type Spot } from './remember';
import { applyEdits, type EditPlan } from './text-edit';

const of = (source: string): StoryProgram => ({ source, files: {} });

/** The text after a plan, which compiles; or why there is none. */
function after(program: StoryProgram, plan: EditPlan): string {
  if ('problem' in plan) return plan.problem;
  const done = applyEdits(program, plan.edits);
  expect(compileInk(done).issues.filter(({ isWarning }) => !isWarning)).toEqual([]);
  return done.source;
}

const KEY: Memory = { name: 'has_key', kind: 'flag', is: true };
const write = (source: string, spot: Spot, memory = KEY): string =>
  after(of(source), remember(of(source), spot, memory));

const HALL =
  '# title: A\n\n-> hall\n\n=== hall ===\nCold.\n+ [Up] -> attic\n+ [Stay]\n    You stay.\n    -> END\n\n=== attic ===\n// colour: red\n# IMAGE: a.png\nDust.\n-> END\n';

describe('something is remembered', () => {
  test('in a place, above its text and below its tags, and declared at the top', () => {
    expect(write(HALL, { place: 'attic' })).toBe(
      HALL.replace('# title: A\n', '# title: A\n\nVAR has_key = false\n').replace(
        'Dust.',
        '~ has_key = true\nDust.',
      ),
    );
  });

  test.each([
    [
      'at the beginning',
      'Hello.\n-> END',
      '',
      'VAR has_key = false\n\n~ has_key = true\nHello.\n-> END',
    ],
    ['in an empty story', '', '', 'VAR has_key = false\n~ has_key = true'],
    [
      'below what is declared',
      '// A story\nVAR coins = 3 // in all\n-> a\n=== a\n-> END',
      'a',
      '// A story\nVAR coins = 3 // in all\nVAR has_key = false\n-> a\n=== a\n~ has_key = true\n-> END',
    ],
    [
      'in the first stitch of a knot that begins with it',
      'VAR has_key = false\n-> a\n=== a\n= b\nHi.\n-> END',
      'a',
      'VAR has_key = false\n-> a\n=== a\n= b\n~ has_key = true\nHi.\n-> END',
    ],
    [
      'at the beginning of a file that begins with a place',
      '=== a\n-> END\n',
      '',
      'VAR has_key = false\n\n~ has_key = true\n=== a\n-> END\n',
    ],
    [
      'below a note of several lines',
      'VAR has_key = false\n-> a\n=== a\n/* Note\n\n more */\nText\n-> END',
      'a',
      'VAR has_key = false\n-> a\n=== a\n/* Note\n\n more */\n~ has_key = true\nText\n-> END',
    ],
    [
      'below a comment that begins on a header',
      'VAR has_key = false\n-> a\n=== a /* b\n\n c */\n=== b\n-> END',
      'a',
      'VAR has_key = false\n-> a\n=== a /* b\n\n c */\n~ has_key = true\n=== b\n-> END',
    ],
    [
      'but not within a comment that has no end',
      'VAR has_key = false\n=== a\n/* b',
      'a',
      'by-hand',
    ],
    [
      'but not between a comment and what follows on its line',
      'VAR has_key = false\n-> a\n=== a\n/* b\n c */ Text.\n-> END',
      'a',
      'by-hand',
    ],
    [
      'and declared below a comment of several lines',
      'VAR x = 1 /* foo\nbar */\n-> a\n=== a\n-> END',
      'a',
      'VAR x = 1 /* foo\nbar */\nVAR has_key = false\n-> a\n=== a\n~ has_key = true\n-> END',
    ],
    [
      'and declared at the top if more follows such a comment',
      'VAR x = 1 /* foo\nbar */ Text.\n-> a\n=== a\n-> END',
      'a',
      'VAR has_key = false\n\nVAR x = 1 /* foo\nbar */ Text.\n-> a\n=== a\n~ has_key = true\n-> END',
    ],
    [
      'with line breaks of Windows',
      'VAR has_key = false\r\n-> a\r\n=== a\r\n-> END\r\n',
      'a',
      'VAR has_key = false\r\n-> a\r\n=== a\r\n~ has_key = true\r\n-> END\r\n',
    ],
  ])('%s', (_, source, place, text) => {
    expect(write(source, { place })).toBe(text);
  });

  test('below a choice: its arrow gets a line of its own', () => {
    expect(write(HALL, { choice: { file: null, line: 7 } })).toContain(
      '+ [Up]\n  ~ has_key = true\n  -> attic\n',
    );
    expect(write(HALL, { choice: { file: null, line: 10 } })).toContain(
      '+ [Stay]\n    ~ has_key = true\n    You stay.\n',
    );
  });

  test.each([
    ['* [Take] /* a\n b */\n', '* [Take] /* a\n b */\n  ~ has_key = true\n'],
    ['* [Take] // a\r\n', '* [Take] // a\r\n  ~ has_key = true\r\n'],
    ['* [Take] /* a */ -> a\n', '* [Take] /* a */\n  ~ has_key = true\n  -> a\n'],
  ])('below a choice and its comment: %j', (choice, text) => {
    const rest = '- -> a\n=== a\n-> END\n';
    const declared = 'VAR has_key = false\n';
    expect(write(declared + choice + rest, { choice: { file: null, line: 2 } })).toBe(
      declared + text + rest,
    );
  });

  test('a number, and one thing after another', () => {
    const coins: Memory = { name: 'coins', kind: 'number', sign: '+=', value: 3 };
    const once = write(HALL, { place: 'attic' });
    expect(after(of(once), remember(of(once), { place: 'attic' }, coins))).toContain(
      '# IMAGE: a.png\n~ has_key = true\n~ coins += 3\nDust.',
    );
  });

  test.each([
    ['* Take it -> a', 'by-hand'],
    ['* Take it[.], he said. -> a', 'by-hand'],
    ['* [Take it] {1: -> a}', 'by-hand'],
    ['* [Take it] {a:\n  Again.\n- else:\n  First.\n}', 'by-hand'],
    ['* [Take it] /* a\n b */ Yes.', 'by-hand'],
  ])('by hand where a line would part a paragraph: %s', (choice, problem) => {
    const source = `${choice}\n- -> END\n=== a\n-> END`;
    expect(write(source, { choice: { file: null, line: 1 } })).toBe(problem);
  });

  test('not under a name that is none, or taken', () => {
    expect(write(HALL, { place: 'attic' }, { ...KEY, name: 'hall' })).toBe('taken');
    expect(write(HALL, { place: 'attic' }, { ...KEY, name: '' })).toBe('empty');
  });
});

test('what is remembered is read, changed and taken out again', () => {
  for (const spot of [{ place: 'attic' }, { choice: { file: null, line: 7 } }]) {
    const source = write(HALL, spot);
    const moved = 'choice' in spot ? { choice: { file: null, line: 9 } } : spot;
    const [one, ...others] = remembered(of(source), moved);
    expect(others).toEqual([]);
    expect(one?.memory).toEqual(KEY);
    if (one === undefined) return;
    expect(after(of(source), changeMemory(of(source), one, { ...KEY, is: false }))).toBe(
      source.replace('~ has_key = true', '~ has_key = false'),
    );
    expect(after(of(source), forget(of(source), one))).toBe(
      source.replace(/ *~ has_key = true\n/, ''),
    );
  }
});

test('steps are numbers, and what is no plain line is left alone', () => {
  const source =
    'VAR coins = 1\nVAR name = "A"\n-> a\n=== a\n~ coins++\n~ name = "B"\n{coins:\n  ~ coins = 2\n}\n~ coins -= 2\n* [x] -> END';
  expect(remembered(of(source), { place: 'a' }).map(({ memory }) => memory)).toEqual([
    { name: 'coins', kind: 'number', sign: '+=', value: 1 },
    { name: 'coins', kind: 'number', sign: '-=', value: 2 },
  ]);
});

describe('a line that remembers something', () => {
  const at = (line: string): StoryProgram =>
    of(`VAR has_key = false\n-> a\n=== a\n${line}\nHi.\n-> END\n`);
  const only = (program: StoryProgram) => {
    const [one] = remembered(program, { place: 'a' });
    if (one === undefined) throw new Error();
    return one;
  };

  test.each([
    ['  ~ has_key = true // the key of the cellar', '  // the key of the cellar'],
    ['~ has_key = true /* the key\n of the cellar */', '/* the key\n of the cellar */'],
    ['/* the key */ ~ has_key = true', '/* the key */ '],
  ])('goes, and its comment stays: %j', (line, left) => {
    const program = at(line);
    expect(after(program, forget(program, only(program)))).toBe(at(left).source);
    expect(after(program, changeMemory(program, only(program), { ...KEY, is: false }))).toBe(
      program.source.replace('= true', '= false'),
    );
  });

  test('is left alone if a comment parts it', () => {
    expect(remembered(at('~ has_key = /* at last */ true'), { place: 'a' })).toEqual([]);
  });

  test.each(['~ has_key = true && true', 'Hello.\n~ has_key = true'])(
    'is changed only where it is: %j',
    (line) => {
      const former = only(at('~ has_key = true'));
      expect(after(at(line), forget(at(line), former))).toBe('changed');
      expect(after(at(line), changeMemory(at(line), former, KEY))).toBe('changed');
    },
  );
});
