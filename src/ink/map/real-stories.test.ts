import { mutateText } from '../../../testing/mutate-text';
import { realStories } from '../../../testing/real-stories';
import { firstSeed, someOf, times } from '../../../testing/thorough';
import { compileInk, type InkProgram } from '../compile/compile-ink';
import { compiledPlaces, mapWays } from './compiled-ways.fixture';
import { randomStory } from './random-story.fixture';
import { readStoryGraph } from './read-story-graph';
import { START } from './story-graph';

let programs: InkProgram[] = [];

beforeAll(async () => {
  programs = someOf(await realStories());
});

test('samples, starters, games and recordings have the places and ways of their compiled stories', () => {
  const compared = programs.filter(comparePlaces);
  expect(compared.length).toBeGreaterThan(programs.length * 0.75);
});

test('so do random variations of them that compile, and none breaks the map', () => {
  const compared = programs.flatMap(({ source, files }, index) =>
    Array.from({ length: times }, (_, round) => ({
      source: mutateText(source, firstSeed - 1 + index * 101 + round),
      files,
    })).filter(comparePlaces),
  );
  expect(compared.length).toBeGreaterThan(programs.length * times * 0.15);
});

test('so do generated stories with every kind of way', () => {
  for (let round = 0; round < 60 * times; round += 1) {
    const seed = firstSeed + round;
    const program = randomStory(seed);
    expect([seed, comparePlaces(program)]).toEqual([seed, true]);
  }
});

/** Compares the map of a program with the containers of its compiled story, unless it does not compile. */
function comparePlaces(program: InkProgram): boolean {
  const map = readStoryGraph(program);
  const compiled = compileInk(program);
  if (compiled.story === null) return false;
  if (map === null) throw new Error('No map.');
  const ids = map.places.map(({ id }) => id);
  const expected = compiledPlaces(compiled);
  const { written, added } = mapWays(map);
  expect(ids.filter((id) => id !== START).sort()).toEqual([...expected.places].sort());
  expect([...written].sort()).toEqual([...expected.written].sort());
  // The compiler also adds ways where nothing arrives.
  expect([...expected.added]).toEqual(expect.arrayContaining([...added]));
  for (const { from, to } of map.ways) {
    expect(ids).toContain(from);
    // What compiles leads somewhere.
    expect(to.kind).not.toBe('missing');
  }
  return true;
}
