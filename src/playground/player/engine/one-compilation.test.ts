import { compileInk } from '../../../ink/compile/compile-ink';
import type * as compiler from '../../../ink/compile/compile-ink';
import type { StoryProgram } from '../../../ink/story/story-program';
import { RequestAnswerer } from './answer-request';
import type { Move } from './game-view';

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
  const open = (program: StoryProgram & { json?: string }, moves: Move[] = []) =>
    answerer.answer({
      id: (id += 1),
      name: 'open',
      // A worker gets a copy.
      request: structuredClone({ program, screen: 'game', moves, seed: 1 }),
    });
  const about = (name: 'map' | 'compile', program: StoryProgram) =>
    answerer.answer({ id: (id += 1), name, request: structuredClone({ program }) });
  return { open, about };
}

const cellar = { places: expect.arrayContaining([expect.objectContaining({ id: 'cellar' })]) };

test('a text is compiled once: to play it, to go back, for its map, and to be downloaded', async () => {
  const { open, about } = begin();
  await open(LAMP);
  expect(await open(LAMP, [0])).toMatchObject({ moves: [0] });
  expect(await about('map', LAMP)).toMatchObject(cellar);
  expect(await about('map', LAMP)).toMatchObject(cellar);
  expect(await about('compile', LAMP)).toMatchObject({ messages: [] });
  expect(compile).toHaveBeenCalledTimes(1);
});

test('a map that is read first is not compiled again to be played', async () => {
  const { open, about } = begin();
  expect(await about('map', LAMP)).toMatchObject(cellar);
  expect(await open(LAMP)).toMatchObject({ isPlayable: true });
  expect(compile).toHaveBeenCalledTimes(1);
});

test('another text is compiled, in whichever file it differs', async () => {
  const { open, about } = begin();
  await open(LAMP);
  const attic = { ...LAMP, files: { 'b.ink': '=== cellar\nDark.\n-> attic\n=== attic\nDust.\n-> END' } };
  expect(await about('map', attic)).toMatchObject({
    places: expect.arrayContaining([expect.objectContaining({ id: 'attic' })]),
  });
  expect(await about('compile', attic)).toMatchObject({ json: expect.any(String) });
  expect(compile).toHaveBeenCalledTimes(2);
  // The game of the first text goes on, and knows its own.
  expect(await about('compile', LAMP)).toMatchObject({ json: expect.any(String) });
  expect(compile).toHaveBeenCalledTimes(2);
});

test('the map of a text that does not compile, and of one that came compiled', async () => {
  const { open, about } = begin();
  const broken = { ...LAMP, source: `${LAMP.source}\n+ [Up] -> nowhere` };
  expect(await open(broken)).toMatchObject({ isPlayable: false });
  expect(await about('map', broken)).toMatchObject({
    ...cellar,
    ways: expect.arrayContaining([
      expect.objectContaining({ to: { kind: 'missing', name: 'nowhere' } }),
    ]),
  });
  const json = compileInk(LAMP).story?.ToJson() ?? '';
  expect(await open({ ...LAMP, json })).toMatchObject({ isPlayable: true });
  expect(await about('map', LAMP)).toMatchObject(cellar);
});

test('what was played before can still be mapped', async () => {
  const { open, about } = begin();
  await open(LAMP);
  expect(await open({ source: '{', files: {} })).toMatchObject({ isPlayable: false });
  expect(await about('map', LAMP)).toMatchObject(cellar);
});
