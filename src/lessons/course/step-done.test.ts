import { stepGap } from './step-gap';

const isStepDone = (...step: Parameters<typeof stepGap>): boolean => stepGap(...step) === null;

const before = 'Rain.\n* Wait\n* [Leave]\n';
const blocks = [' Rain.\n-* Wait\n+* [Knock]\n+  Twice.'];

test.each([
  ['as it is in the course', 'Rain.\n* [Knock]\n  Twice.\n* [Leave]\n', true],
  ['in other words', 'Sleet.\n*  [Ring]\n   Once!\n* [Run]\n', true],
  ['with its words on the line of the choice', 'Rain.\n* [Knock] Twice.\n* [Leave]\n', true],
  ['without the words below a choice', 'Rain.\n* [Knock]\n* [Leave]\n', false],
  ['with one choice only', 'Rain.\n  Twice.\n* [Leave]\n', false],
  ['with the former line', 'Rain.\n* [Knock]\n* Wait\n* [Leave]\n', false],
])('a step is done or not: %s', (_name, own, isDone) => {
  expect(isStepDone(own, before, blocks)).toBe(isDone);
});

test.each([
  ['+# author: Your Name', '# author: Ada', true],
  ['+# IMAGE: sea.svg', '# IMAGE: see.svg', false],
  ['+=== hall', '=== hell', false],
  ['+{Rain.|More rain.}', '{Snow.|More snow.}', true],
  ['+{Rain.|More rain.}', 'Snow.', false],
  ['++ {tide < 4} [Go] -> sea', '+ {tide<4} [Swim] -> sea', true],
  ['++ {tide < 4} [Go] -> sea', '+ [Swim] -> sea', false],
  ['++ [Go] -> sea', '+ [Go] -> see', false],
  ['+- (top)', '- (top)', true],
])('%s is done by %s: %s', (block, own, isDone) => {
  expect(isStepDone(own, '', [block])).toBe(isDone);
});

test.each([
  ['+* [Go]', '-> END\n* [Go]', false],
  ['+* [Go]', '* [Go]\n  -> END\n* [Stay]\n- Both.\n-> END\n// The end.\n', true],
  ['+Rain.', '-> END\n\nRain.', false],
  ['+-> hall\n+=== hall\n+Rain.', '-> hall\n=== hall\nSun.', true],
])('lines that the story never reaches do not count: %s in %j', (block, own, isDone) => {
  expect(isStepDone(own, '', [block])).toBe(isDone);
});

test('a step of words alone is done with as many lines', () => {
  expect(isStepDone('\n', '', ['+Rain.'])).toBe(false);
  expect(isStepDone('S', '', ['+Rain.'])).toBe(false);
  expect(isStepDone('Sun.\n', '', ['+Rain.'])).toBe(true);
});

test('a line that moves has to be in its new place, too', () => {
  const step = ['--> END\n+-> hall', '+=== hall\n+-> END'];
  expect(isStepDone('-> hall\n=== hall\n', '-> END\n', step)).toBe(false);
  expect(isStepDone('-> hall\n=== hall\n-> END\n', '-> END\n', step)).toBe(true);
});
