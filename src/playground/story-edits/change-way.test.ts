import type { WayTarget } from '../../ink/map/story-graph';
import { changeText, pointWay, removeWay, wayText, type WrittenWay } from './change-way';
import { applyEdits, type EditPlan } from './text-edit';

const STORY = `VAR next = -> b
-> a
== a
* (l) {next} [Look \\[up\\]] Up. # tag
  Yes.
  ** Deeper -> b
  -- So. -> c(1)
+ Say "hello[."]," I said. -> b
+ [Leave] -> gone
+ [Die] -> END
- -> next
== b
-> b ->
+ [Only] -> c(1)
== c(x)
Here {x: -> b | -> a}
->->
`;
const program = { source: STORY, files: {} };

function way(line: number, to: WayTarget, kind: WrittenWay['kind'] = 'divert'): WrittenWay {
  return { file: null, line, to, kind };
}
const place = (id: string): WayTarget => ({ kind: 'place', id });

/** The lines that a plan changes, or why there is none. */
function changed(plan: EditPlan): string[] | string {
  if ('problem' in plan) return plan.problem;
  const before = STORY.split('\n');
  const after = applyEdits(program, plan.edits).source.split('\n');
  return after.length === before.length
    ? after.filter((line, index) => line !== before[index])
    : [`${after.length - before.length} lines`];
}

describe('the words of the choice before a way', () => {
  test.each([
    ['on its line', 6, 'b', 'Deeper'],
    ['above it, without escapes', 7, 'c', 'Look [up]'],
    ['only in brackets', 14, 'c', 'Only'],
    ['that say more afterwards', 8, 'b', null],
    ['where there is none', 2, 'a', null],
  ])('%s', (_, line, to, text) => {
    expect(wayText(program, way(line, place(to)))).toBe(text);
  });

  test('are changed with escapes, and nothing else', () => {
    expect(changed(changeText(program, way(7, place('c')), 'Look #1'))).toEqual([
      '* (l) {next} [Look \\#1] Up. # tag',
    ]);
    expect(changed(changeText(program, way(6, place('b')), 'Down'))).toEqual(['  ** Down -> b']);
    expect(changed(changeText(program, way(7, place('c')), 'Look [up]'))).toEqual([]);
    expect(changeText(program, way(6, place('b')), ' ')).toEqual({ problem: 'no-text' });
  });
});

describe('a comment within the words of a choice', () => {
  const changes = (line: string, typed: string) => {
    const story = { source: `-> a\n== a\n${line}\n`, files: {} };
    const plan = changeText(story, way(3, { kind: 'end', word: 'END' }), typed);
    const after = 'edits' in plan ? applyEdits(story, plan.edits).source : plan.problem;
    return [wayText(story, way(3, { kind: 'end', word: 'END' })), after.split('\n')[2] ?? after];
  };

  test.each([
    ['* [Go /* later: north */ on] -> END', 'Go on', '* [Leave /* later: north */] -> END'],
    ['* [/* one */ Go /* two */] -> END', 'Go', '* [Leave /* one */ /* two */] -> END'],
    ['* /* one */ Go under/**/ground -> END', 'Go underground', '* /* one */ Leave /**/ -> END'],
    ['* [Go] -> END // home', 'Go', '* [Leave] -> END // home'],
  ])('is none of them, and stays: %s', (line, words, after) => {
    expect(changes(line, 'Leave')).toEqual([words, after]);
    expect(changes(line, words)[1]).toBe(line);
  });
});

describe('a way leads elsewhere', () => {
  test.each([
    ['from a place', way(6, place('b')), 'a', ['  ** Deeper -> a']],
    ['from a place with values', way(7, place('c')), 'b', ['  -- So. -> b']],
    ['from a missing one', way(9, { kind: 'missing', name: 'gone' }), 'b', ['+ [Leave] -> b']],
    ['from the end', way(10, { kind: 'end', word: 'END' }), 'b', ['+ [Die] -> b']],
    ['from a variable', way(11, { kind: 'variable', name: 'next' }), 'b', ['- -> b']],
    ['as a tunnel', way(13, place('b'), 'tunnel'), 'a', ['-> a ->']],
    ['to the end', way(6, place('b')), 'END', ['  ** Deeper -> END']],
    ['not where it needs values', way(6, place('b')), 'c', 'values'],
    ['not if it is not there', way(6, place('a')), 'b', 'by-hand'],
  ])('%s', (_, found, to, after) => {
    expect(changed(pointWay(program, found, to))).toEqual(after);
  });
});

test('a way to a label leads elsewhere', () => {
  const story = { source: '-> a\n== a\n- (top) Hi.\n+ [Again] -> top\n', files: {} };
  const plan = pointWay(story, way(4, place('a.top')), 'a');
  expect('edits' in plan && applyEdits(story, plan.edits).source).toContain('+ [Again] -> a\n');
});

describe('a way goes', () => {
  test.each([
    ['with its choice', way(9, { kind: 'missing', name: 'gone' }), ['-1 lines']],
    ['with the last choice, which becomes the end', way(14, place('c')), ['-> END']],
    ['with the only choice below another', way(6, place('b')), ['-1 lines']],
    ['as a line, which becomes the end', way(2, place('a')), ['-> END']],
    ['not as a part of a line', way(16, place('b')), 'by-hand'],
    ['not as a tunnel', way(13, place('b'), 'tunnel'), 'by-hand'],
  ])('%s', (_, found, after) => {
    expect(changed(removeWay(program, found))).toEqual(after);
  });

  test.each([
    ['asks for it', '* {wait} [Go] -> END', 'asked'],
    ['asks for it from another place', '* [Go] -> b\n== b\n{a.wait > 1: Twice.} -> END', 'asked'],
    ['leads to it', '* [Go] -> wait', 'asked'],
    ['only says its name', '* [wait] -> END // wait', null],
    ['means a variable of that name', '* [Go] -> b\n== b\n~ temp wait = 1\n{wait} -> END', null],
  ])('a choice with a label, where another line %s', (_, below, problem) => {
    const source = `-> a\n== a\n+ (wait) {wait < 3} [Wait] -> a\n${below}\n`;
    const plan = removeWay({ source, files: {} }, way(3, place('a')));
    expect('problem' in plan ? plan.problem : null).toBe(problem);
  });
});
