import { canPlayFrom, placeAt, startingLines } from './play-from';
import { namesIn } from './places-in';
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

test('places have the titles of the story, not those of a file that it does not include', () => {
  const story = {
    source: 'INCLUDE a.ink // the cave\n-> cave\n',
    files: {
      'a.ink': 'INCLUDE c.ink\n=== cave // cave!\n-> END\n',
      'b.ink': '=== cave // “cave”\n-> END\n=== lake // lake!\n-> END\n',
      'c.ink': '=== lake // “lake”\n-> END\n=== cave_c // cave, c\n-> END\n',
    },
  };
  expect(['cave', 'lake', 'cave_c'].map(namesIn(story))).toEqual(['cave!', '“lake”', 'cave, c']);
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
