import { compileInk } from '../../../ink/compile/compile-ink';
import { isSameStory } from './is-same-story';

function jsonOf(source: string): string {
  const { story } = compileInk({ source, files: {} }, { countsAllVisits: true });
  if (story === null) throw new Error(`This does not compile: ${source}`);
  return story.ToJson() ?? '';
}

const story = (hall: string, target = hall) =>
  `-> ${hall}\n=== ${hall} ===\nA hall. {${hall}}\n* [Go] -> ${target}\n- (bow) -> ${hall}.bow\n=== yard\n-> END\n`;

const isSame = (before: string, after: string, from: string, to: string) =>
  isSameStory(jsonOf(before), jsonOf(after), from, to);

it('is the same story when only the name changed, however long the new one is', () => {
  expect(isSame(story('hall'), story('h'), 'hall', 'h')).toBe(true);
  expect(isSame(story('h'), story('a_very_long_hall_indeed'), 'h', 'a_very_long_hall_indeed')).toBe(
    true,
  );
});

it('is another story when a divert leads elsewhere, or a text or a number changed', () => {
  expect(isSame(story('hall'), story('room', 'yard'), 'hall', 'room')).toBe(false);
  expect(isSame('VAR a = 1\n{a}', 'VAR b = 2\n{b}', 'a', 'b')).toBe(false);
  expect(isSame('VAR a = 1\nOne.', 'VAR b = 1\nTwo.', 'a', 'b')).toBe(false);
  expect(isSame('VAR a = 1\nVAR c = 1\n{a}', 'VAR b = 1\nVAR c = 1\n{c}', 'a', 'b')).toBe(false);
});

it('is another story when a label begins to catch a divert', () => {
  const before = '=== hall\n- (top) -> bow\n=== bow\n-> END\n';
  expect(isSame(before, '=== hall\n- (top) -> top\n=== bow\n-> END\n', 'bow', 'top')).toBe(false);
});
