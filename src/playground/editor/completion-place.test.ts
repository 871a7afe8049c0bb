import { growth, PROPORTIONAL } from '../../../testing/growth';
import { completionPlace } from './completion-place';

const at = (before: string, lead = 'Some text.\n') => {
  const place = completionPlace(before, lead);
  if (place === null) return null;
  const { from, ...rest } = place;
  return { ...rest, typed: before.slice(from) };
};

it.each([
  ['-> ca', { kind: 'target', typed: 'ca' }],
  ['* [Go] -> hall.a', { kind: 'target', typed: 'hall.a' }],
  ['<- ', { kind: 'target', typed: '' }],
  ['{a: -> b', { kind: 'target', typed: 'b' }],
  ['You have {go', { kind: 'expression', typed: 'go' }],
  ['* {not lo', { kind: 'expression', typed: 'lo' }],
  ['~ x = y + z', { kind: 'expression', typed: 'z' }],
  ['- ~ ', { kind: 'expression', typed: '' }],
  ['VAR mood = ha', { kind: 'expression', typed: 'ha' }],
  ['INCLUDE chapters/o', { kind: 'include', typed: 'chapters/o' }],
  ['# CL', { kind: 'tag', level: 'scene', typed: 'CL' }],
  ['You enter. #', { kind: 'tag', level: 'scene', typed: '' }],
  ['+ [Pay #UN', { kind: 'tag', level: 'choice', typed: 'UN' }],
  ['# PAGE: gr', { kind: 'tag-value', level: 'scene', tag: 'PAGE', typed: 'gr' }],
  ['# a: b, c', { kind: 'tag-value', level: 'scene', tag: 'a', typed: 'c' }],
  ['Look: [in', { kind: 'markup', isEscaped: false, typed: 'in' }],
  ['* [A \\[b', { kind: 'markup', isEscaped: true, typed: 'b' }],
  ['[b]bold[/', { kind: 'closing-markup', typed: '' }],
  ['[info si', { kind: 'attribute', markup: 'info', typed: 'si' }],
  ['[info side=accent ', { kind: 'attribute', markup: 'info', typed: '' }],
  ['[info side=ac', { kind: 'attribute-value', markup: 'info', attribute: 'side', typed: 'ac' }],
  ['[info side="ac', { kind: 'attribute-value', markup: 'info', attribute: 'side', typed: 'ac' }],
  ['VA', { kind: 'keyword', typed: 'VA' }],
  ['{x: yes [b', { kind: 'markup', isEscaped: false, typed: 'b' }],
])('knows what is written in “%s”', (before, wanted) => {
  expect(at(before)).toEqual(wanted);
});

it.each(['Plain text', '* [Look', '=== knot', '// -> x', '{a} text', '\\# no', '~ x = "ab', ''])(
  'has nothing to say of “%s”',
  (before) => {
    expect(at(before)).toBeNull();
  },
);

it('takes tags above all text for those of the game', () => {
  expect(at('# ti', '// A story\nVAR a = 1\n# author: me\n\n')).toMatchObject({ level: 'game' });
  expect(at('# ti', '')).toMatchObject({ level: 'game' });
});

it.each(['{', '[', '# a: ', '"', '[a b=', '\\', '->'])(
  'reads a line of nothing but %j in time that grows with its length',
  (part) => {
    expect(growth(300, (count) => at(part.repeat(count)))).toBeLessThan(PROPORTIONAL);
  },
);
