import { canPlayFrom, placeAt, startingLines } from './play-from';
import { startAt, startingPlaces } from './start-at';

const source =
  'INCLUDE a.ink\n-> hall\n=== hall\n= attic\nDust.\n=== shop(x)\n-> END\n=== function f()\n~ return 1\n';
const program = { source, files: { 'a.ink': '=== cave\nDark.\n', 'b.ink': '=== loose\n-> END\n' } };

test('a play begins at each place that the story has and that needs no values', () => {
  expect(startingPlaces(program).map(({ id }) => id)).toEqual(['hall', 'hall.attic', 'cave']);
  expect(canPlayFrom(program, 'shop')).toBe(false);
  expect(canPlayFrom(program, '')).toBe(true);
  expect(startAt('hall').moves).toEqual([{ goTo: 'hall' }]);
  expect(startAt('').moves).toEqual([]);
});

test('the signs of a file stand at its own places', () => {
  expect(startingLines(program, 'a.ink')).toEqual([{ id: 'cave', from: 0 }]);
});

test.each([
  ['-> hall', ''],
  ['=== hall', 'hall'],
  ['Dust.', 'hall.attic'],
  ['=== shop', null],
  ['~ return', null],
])('the place at “%s” is %s', (text, id) => {
  expect(placeAt(program, null, source.indexOf(text))).toBe(id);
});
