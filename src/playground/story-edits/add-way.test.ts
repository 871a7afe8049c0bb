import { compileInk } from '../../ink/compile/compile-ink';
import { addWay, withoutPlaceholder } from './add-way';
import { applyEdits } from './text-edit';

const END = '== b\n-> END\n';

/** The text after a choice “Go” from `a` to `b`, or why there is none. */
function withWay(source: string, { from = 'a', to = 'b', text = 'Go' } = {}): string {
  const before = { source, files: {} };
  const plan = addWay(before, from, to, text);
  if ('problem' in plan) return plan.problem;
  const after = applyEdits(before, plan.edits);
  const issues = compileInk(after).issues.filter(({ isWarning }) => !isWarning);
  expect(issues).toEqual([]);
  return after.source;
}

describe('a first choice', () => {
  test.each([
    ['takes the place of the end', 'Dark.\n-> END\n', 'Dark.\n+ [Go] -> b\n'],
    ['and of the end of a line', 'Dark. -> END // why\n', 'Dark.\n+ [Go] -> b // why\n'],
    ['and of one below threads', '<- b\n-> DONE\n', '<- b\n+ [Go] -> b\n'],
    ['and of one behind a gather', '- (top) -> END\n', '- (top) + [Go] -> b\n'],
    ['keeps its indentation', '  Dark.\n  -> END\n', '  Dark.\n  + [Go] -> b\n'],
    ['follows text that just ends', 'Dark.\n\n', 'Dark.\n+ [Go] -> b\n\n'],
    [
      'makes a divert a choice of its own',
      'Dark.\n-> the_cave\n',
      'Dark.\n+ [The cave] -> the_cave\n+ [Go] -> b\n',
    ],
    ['and a return from a tunnel', 'Dark. ->->\n', 'Dark.\n+ [Go on] ->->\n+ [Go] -> b\n'],
    ['follows a tunnel', 'Dark.\n-> b ->\n', 'Dark.\n-> b ->\n+ [Go] -> b\n'],
    [
      'follows a condition',
      '{b:\n  -> the_cave\n}\n// later\n\n',
      '{b:\n  -> the_cave\n}\n+ [Go] -> b\n// later\n\n',
    ],
    [
      'follows a comment of several lines',
      'Dark. /* a\n b */\n',
      'Dark. /* a\n b */\n+ [Go] -> b\n',
    ],
    ['keeps the comment above an end', 'Dark. /* a */ -> END\n', 'Dark. /* a */\n+ [Go] -> b\n'],
    ['follows a divert in braces', 'A {b: -> the_cave}\n', 'A {b: -> the_cave}\n+ [Go] -> b\n'],
    ['looks past declarations', '-> END\nVAR x = 1\n', '+ [Go] -> b\nVAR x = 1\n'],
    ['is not led astray by a stored arrow', '~ temp x = -> b\n', '~ temp x = -> b\n+ [Go] -> b\n'],
  ])('%s', (_, body, after) => {
    const rest = `${END}== the_cave\n-> END\n`;
    expect(withWay(`-> a\n== a\n${body}${rest}`)).toBe(`-> a\n== a\n${after}${rest}`);
  });

  test('of a knot that begins with a stitch is in that stitch', () => {
    expect(withWay(`-> a\n== a\n= one\n-> END\n${END}`)).toBe(
      `-> a\n== a\n= one\n+ [Go] -> b\n${END}`,
    );
  });

  test.each([
    ['', '+ [Go] -> b\n\n'],
    ['# title: A\nVAR x = 1\n\n', '# title: A\nVAR x = 1\n+ [Go] -> b\n\n'],
    ['-> a\n', '+ [A] -> a\n+ [Go] -> b\n'],
  ])('of a beginning that is “%s”', (beginning, after) => {
    const rest = `== a\n-> END\n${END}`;
    expect(withWay(beginning + rest, { from: '' })).toBe(after + rest);
  });
});

describe('another choice', () => {
  test.each([
    ['follows the last', '* [x] -> a\n* [y] -> a\n', '* [x] -> a\n* [y] -> a\n+ [Go] -> b\n'],
    [
      'and all that belongs to it',
      '  * [x]\n    Yes.\n    ** [z] -> a\n    -> a\n\n',
      '  * [x]\n    Yes.\n    ** [z] -> a\n    -> a\n  + [Go] -> b\n\n',
    ],
    [
      'stands above the gather',
      '* [x] X.\n\n- (end) So.\n-> END\n',
      '* [x] X.\n+ [Go] -> b\n\n- (end) So.\n-> END\n',
    ],
    [
      'is not among those in braces',
      '{b:\n  * [x] -> a\n}\n* [y] -> a\n',
      '{b:\n  * [x] -> a\n}\n* [y] -> a\n+ [Go] -> b\n',
    ],
    [
      'stands below a gather that leads nowhere',
      '* [x] X.\n* [y] Y.\n- You arrive.\n',
      '* [x] X.\n* [y] Y.\n- You arrive.\n+ [Go] -> b\n',
    ],
    ['follows one behind a gather', '- (l) * [x] -> a\n', '- (l) * [x] -> a\n+ [Go] -> b\n'],
  ])('%s', (_, body, after) => {
    expect(withWay(`-> a\n== a\n${body}${END}`)).toBe(`-> a\n== a\n${after}${END}`);
  });
});

describe('the words of a choice', () => {
  test.each([
    ['Take [all] #1', 'Take \\[all\\] \\#1'],
    ['Go -> or // not', 'Go -\\> or /\\/ not'],
    ['Call {name}', 'Call {name}'],
    ['A { brace', 'A \\{ brace'],
    ['Two\nlines', 'Two lines'],
  ])('“%s” are shown as they are typed', (text, label) => {
    const source = `VAR name = "x"\n-> a\n== a\n-> END\n${END}`;
    expect(withWay(source, { text })).toContain(`+ [${label}] -> b`);
  });
});

test.each([
  ['a comment that has no end', { from: 'd' }, 'in-comment'],
  ['no words', { text: ' ' }, 'no-text'],
  ['a place that needs values', { to: 'fight' }, 'values'],
  ['the beginning', { to: '' }, 'beginning'],
  ['a place that is gone', { to: 'nowhere' }, 'changed'],
  ['a name that a label hides', { to: 'c' }, 'hidden'],
])('there is no way with %s', (_, way, problem) => {
  const source = `-> a\n== a\n- (c) -> END\n${END}== fight(x)\n-> END\n== c\n-> END\n== d\n* [A] -> END /* e\n`;
  expect(withWay(source, way)).toBe(problem);
});

test('a way can lead to the end', () => {
  expect(withWay(`-> a\n== a\n-> END\n${END}`, { to: 'END' })).toContain('+ [Go] -> END');
});

test.each([
  ['+ [Go] -> b\n-> END\n', '+ [Go] -> b\n'],
  ['Dark.\n* [x] X. -> b\n+ [y]\n  Y.\n  -> b\n\n-> END // why\n', null],
  [
    'Dark.\n* [x] X. -> b\n+ [y]\n  Y.\n  -> b\n\n-> END\n',
    'Dark.\n* [x] X. -> b\n+ [y]\n  Y.\n  -> b\n\n',
  ],
  ['+ [Go] Gone.\n-> END\n', null],
  ['+ [Go] -> b\n- So.\n-> END\n', null],
  ['+ {b: [Go]} -> b\n{b:\n-> END\n}\n', null],
  ['Dark.\n-> END\n', null],
  ['-> END\n', null],
])('an end that choices have replaced goes: %j', (body, after) => {
  const before = { source: `-> a\n== a\n${body}${END}`, files: {} };
  const plan = withoutPlaceholder(before, 'a');
  expect(plan && applyEdits(before, plan.edits).source).toBe(after && `-> a\n== a\n${after}${END}`);
});
