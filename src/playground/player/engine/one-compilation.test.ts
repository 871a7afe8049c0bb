import { compileInk } from '../../../ink/compile/compile-ink';
import type * as compiler from '../../../ink/compile/compile-ink';
import type { StoryGraph } from '../../../ink/map/story-graph';
import type { StoryProgram } from '../../../ink/story/story-program';
import { RequestAnswerer } from './answer-request';
import type { Move } from './game-view';
import type { Requests } from './protocol';

jest.mock<typeof compiler>('../../../ink/compile/compile-ink', () => {
  const actual = jest.requireActual<typeof compiler>('../../../ink/compile/compile-ink');
  return { ...actual, compileInk: jest.fn(actual.compileInk) };
});
const compile = jest.mocked(compileInk);

const LAMP: StoryProgram = {
  source: 'INCLUDE b.ink\n-> hall\n=== hall\n+ [Down] -> cellar',
  files: { 'b.ink': '=== cellar\nDark.\n-> END' },
};

function begin() {
  compile.mockClear();
  const answerer = new RequestAnswerer();
  let id = 0;
  // A worker gets a copy.
  const open = (program: StoryProgram & { json?: string }, moves: Move[] = []) =>
    answerer.answer({
      id: (id += 1),
      name: 'open',
      request: structuredClone({ program, screen: 'game', moves, seed: 1 }),
    });
  const ask = (name: 'map' | 'compile', program: StoryProgram) =>
    answerer.answer({ id: (id += 1), name, request: structuredClone({ program }) });
  const map = async (program: StoryProgram) => (await ask('map', program)) as StoryGraph;
  const placesOn = async (program: StoryProgram) =>
    (await map(program)).places.map((place) => place.id);
  const compiles = async (program: StoryProgram) => {
    const { json } = (await ask('compile', program)) as Requests['compile']['answer'];
    return json !== null;
  };
  return { open, map, placesOn, compiles };
}

test('a text is compiled once to be played, to go back, and for its map; from the beginning to be downloaded', async () => {
  const { open, placesOn, compiles } = begin();
  await open(LAMP);
  expect(await open(LAMP, [0])).toMatchObject({ moves: [0] });
  expect(await placesOn(LAMP)).toContain('cellar');
  expect(await placesOn(LAMP)).toContain('cellar');
  expect(compile).toHaveBeenCalledTimes(1);
  expect(await compiles(LAMP)).toBe(true);
  expect(compile).toHaveBeenLastCalledWith(LAMP, { countsAllVisits: true, knots: null });
});

test('a map that is read first is not compiled again to be played', async () => {
  const { open, placesOn } = begin();
  expect(await placesOn(LAMP)).toContain('cellar');
  expect(await open(LAMP)).toMatchObject({ isPlayable: true });
  expect(compile).toHaveBeenCalledTimes(1);
});

test('another text is compiled, in whichever file it differs', async () => {
  const { open, placesOn } = begin();
  await open(LAMP);
  const attic = { ...LAMP, files: { 'b.ink': '=== cellar\n-> attic\n=== attic\nDust.\n-> END' } };
  expect(await placesOn(attic)).toContain('attic');
  expect(compile).toHaveBeenCalledTimes(2);
  // The game of the first text is still open.
  expect(await open(LAMP, [0])).toMatchObject({ moves: [0] });
  expect(compile).toHaveBeenCalledTimes(2);
  expect(await placesOn(LAMP)).not.toContain('attic');
});

test('the map of a text that does not compile, and of one that came compiled', async () => {
  const { open, map, placesOn } = begin();
  const broken = { ...LAMP, source: `${LAMP.source}\n+ [Up] -> nowhere` };
  expect(await open(broken)).toMatchObject({ isPlayable: false });
  expect(await placesOn(broken)).toContain('cellar');
  expect((await map(broken)).ways.map(({ to }) => to)).toContainEqual({
    kind: 'missing',
    name: 'nowhere',
  });
  const json = compileInk(LAMP).story?.ToJson() ?? '';
  expect(await open({ ...LAMP, json })).toMatchObject({ isPlayable: true });
  expect(await placesOn(LAMP)).toContain('cellar');
});

test('what was played before can still be mapped', async () => {
  const { open, placesOn } = begin();
  await open(LAMP);
  expect(await open({ source: '{', files: {} })).toMatchObject({ isPlayable: false });
  expect(await placesOn(LAMP)).toContain('cellar');
});
