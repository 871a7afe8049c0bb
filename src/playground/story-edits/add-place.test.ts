import { compileInk } from '../../ink/compile/compile-ink';
import type { StoryProgram } from '../../ink/story/story-program';
import { addMissing } from './add-missing';
import { addPlace } from './add-place';
import { applyEdits, type EditPlan } from './text-edit';

const program = (source: string, files: Record<string, string> = {}): StoryProgram => ({
  source,
  files,
});

/** The text after a plan, or why there is none. */
function result(before: StoryProgram, plan: EditPlan, file: string | null = null): string {
  if ('problem' in plan) return plan.problem;
  const after = applyEdits(before, plan.edits);
  return file === null ? after.source : (after.files[file] ?? '');
}

describe('a new place', () => {
  test.each([
    ['an empty story, which begins there', '', '-> hall\n\n=== hall ===\n-> END\n'],
    [
      'a story of tags, which begins there',
      '# title: A\n',
      '# title: A\n\n-> hall\n\n=== hall ===\n-> END\n',
    ],
    ['a story that has begun', 'Hello.\n', 'Hello.\n\n=== hall ===\n-> END\n'],
    [
      'a text without a last line break, with its style of headers',
      '-> a\n== a\n-> END',
      '-> a\n== a\n-> END\n\n== hall\n-> END\n',
    ],
    [
      'a text with line breaks of Windows',
      '-> a\r\n=== a ===\r\n-> END\r\n',
      '-> a\r\n=== a ===\r\n-> END\r\n\r\n=== hall ===\r\n-> END\r\n',
    ],
    [
      'a text that ends with an empty line',
      '-> a\n== a\n-> END\n\n',
      '-> a\n== a\n-> END\n\n== hall\n-> END\n',
    ],
  ])('ends %s', (_, source, after) => {
    const before = program(source);
    const text = result(before, addPlace(before, 'hall', null));
    expect(text).toBe(after);
    expect(compileInk(program(text)).issues).toEqual([]);
  });

  test('goes to the end of another file', () => {
    const before = program('INCLUDE b.ink\n-> b\n', { 'b.ink': '== b ==\n-> END\n' });
    const plan = addPlace(before, 'hall', 'b.ink');
    expect(result(before, plan, 'b.ink')).toBe('== b ==\n-> END\n\n== hall ==\n-> END\n');
    expect(result(before, plan)).toBe(before.source);
  });

  test.each([
    ['', 'empty'],
    ['hall.attic', 'letters'],
    ['12', 'number'],
    ['END', 'reserved'],
    ['coins', 'taken'],
    ['a', 'taken'],
  ])('cannot be called “%s”', (name, problem) => {
    const before = program('VAR coins = 1\n-> a\n== a\n-> END\n');
    expect(addPlace(before, name, null)).toEqual({ problem });
  });

  test('is not written into a comment', () => {
    expect(addPlace(program('Hello.\n/* later'), 'hall', null)).toEqual({ problem: 'in-comment' });
  });

  test('keeps its name as it was typed behind the header, where the name in ink does not say it', () => {
    const before = program('-> a\n== a\n-> END\n');
    const add = (typed: string) => result(before, addPlace(before, typed, null));
    expect(add('The gatekeeper’s lodge')).toBe(
      '-> a\n== a\n-> END\n\n== The_gatekeepers_lodge // The gatekeeper’s lodge\n-> END\n',
    );
    expect(add('Reading room')).toBe('-> a\n== a\n-> END\n\n== Reading_room\n-> END\n');
    expect(compileInk(program(add('Room #3 / “attic”'))).issues).toEqual([]);
  });
});

describe('a place that an arrow names', () => {
  const story = '-> a\n== a\n+ [x] -> a.sink\n+ [y] -> b.sink\n= tap\n-> END\n\n== c\n-> END\n';

  test('is a stitch at the end of its knot', () => {
    const before = program(story);
    expect(result(before, addMissing(before, 'a.sink', null))).toBe(
      story.replace('\n\n== c', '\n\n= sink\n-> END\n\n== c'),
    );
  });

  test('is a stitch in a new knot', () => {
    const before = program(story);
    expect(result(before, addMissing(before, 'b.sink', null))).toBe(
      `${story}\n== b\n= sink\n-> END\n`,
    );
  });

  test('is a knot in the file of the arrow', () => {
    const before = program('INCLUDE b.ink\n-> b\n', { 'b.ink': '== b ==\n-> c\n' });
    expect(result(before, addMissing(before, 'c', 'b.ink'), 'b.ink')).toBe(
      '== b ==\n-> c\n\n== c ==\n-> END\n',
    );
  });

  test('is nothing if its name is no name', () => {
    expect(addMissing(program(story), 'a.b.c', null)).toEqual({ problem: 'letters' });
    expect(addMissing(program(story), 'a.tap', null)).toEqual({ problem: 'taken' });
  });
});
