import { soundText } from '../../../base/text/sound-text';
import type { StoryProgram } from '../../../ink/story/story-program';
import { everyCharacter } from '../../../../testing/every-character';
import { fakeFolder } from '../../../../testing/fake-folder';
import type { FolderRecord } from './folder-record';
import type { MirroredProject } from './mirrored-project';
import type { ProjectParts } from './project-files';
import { FolderSync } from './sync-folder';
import type { Side } from './sync-plan';

const STORY = 'root/game/story.ink';
const CONFIG = 'atrament.config.json';
/** The first bytes of a picture, and something after them. */
const picture = (more: string) =>
  new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), more]);

function setUp(program: StoryProgram, texts: Record<string, string> = {}, main?: string) {
  const folder = fakeFolder(texts);
  const assets = new Map<string, Blob>();
  const state = {
    ...{ program, config: {} as Record<string, unknown>, history: [] as StoryProgram[] },
    map: { positions: {} } as ProjectParts['map'],
  };
  let stamp = 0;
  const project: MirroredProject = {
    program: () => state.program,
    read: () =>
      Promise.resolve({
        program: state.program,
        name: null,
        assets: new Map(assets),
        config: state.config,
        map: state.map,
        stamps: new Map([...assets].map(([path]) => [path, String((stamp += 1))])),
      }),
    assets: {
      read: () => Promise.resolve(assets),
      list: () => Promise.resolve([]),
      put: (path, blob) => Promise.resolve(void assets.set(path, blob)),
      rename: () => Promise.resolve(false),
      remove: (path) => Promise.resolve(void assets.delete(path)),
      subscribe: () => () => undefined,
    },
    subscribe: () => () => undefined,
    change: (next, isReplaced) => {
      if (isReplaced) state.history.push(state.program);
      state.program = next;
      return Promise.resolve();
    },
    changeConfig: (config) => Promise.resolve(void (state.config = { ...config })),
    changeMap: (map) => Promise.resolve(void (state.map = map)),
    keepAside: (aside) => Promise.resolve(void state.history.push(aside)),
    storeFolder: () => Promise.resolve(),
  };
  const record: FolderRecord = {
    ...{ handle: folder.handle, base: new Map() },
    ...(main !== undefined && { main }),
  };
  const sync = new FolderSync(project, record, () => undefined);
  const round = () => sync.run(new Map());
  const answer = async (side: Side) => {
    const { differing } = await round();
    return sync.run(new Map(differing.map(({ path, prints }) => [path, { side, prints }])));
  };
  return { folder, assets, state, round, answer };
}

it('writes a project as the engine has it, and then nothing more', async () => {
  const { folder, assets, round } = setUp({ source: 'Mine.', files: { 'b/two.ink': 'Two.' } });
  assets.set('img/a.png', picture('a'));
  assets.set('custom.css', new Blob(['body { background: url("img/a.png") }']));
  expect(await round()).toEqual({ differing: [], leftOut: new Map(), emptied: [] });
  expect(folder.paths()).toEqual([
    CONFIG,
    'resources/styles/custom.css',
    'root/game/b/two.ink',
    'root/game/img/a.png',
    STORY,
  ]);
  expect(await folder.text('resources/styles/custom.css')).toContain('url("/game/img/a.png")');
  const former = await folder.text(CONFIG);
  await round();
  expect(await folder.text(CONFIG)).toBe(former);
});

it('keeps what belongs to the map in a file of its own, both ways', async () => {
  const { folder, state, round } = setUp({ source: 'Mine.', files: {} });
  await round();
  expect(folder.paths()).not.toContain('story-map.json');
  state.map = { positions: { 'place a': { x: 1, y: 2 } }, mapPictures: true };
  await round();
  expect(JSON.parse((await folder.text('story-map.json')) ?? '')).toEqual({
    positions: state.map.positions,
    pictures: true,
  });
  folder.put('story-map.json', '{ "positions": { "place a": { "x": 3, "y": 4 }, "b": 5 } }');
  await round();
  expect(state.map).toEqual({ positions: { 'place a': { x: 3, y: 4 } } });
  folder.put('story-map.json', '{ "positions": {}, "pictures": true }');
  await round();
  expect(state.map).toEqual({ positions: {}, mapPictures: true });
  folder.put('story-map.json', 'no map');
  expect((await round()).leftOut).toEqual(new Map([['story-map.json', 'config']]));
  folder.put('story-map.json', '{ "positions": {} }');
  await round();
  state.map = { positions: {} };
  await round();
  expect(state.map).toEqual({ positions: {} });
});

it('takes texts, pictures, styles and settings, as the project has them', async () => {
  const { folder, assets, state, round } = setUp({ source: 'Mine.', files: {} });
  await round();
  folder.put('root/game/two.ink', '\uFEFFTwo.\r\n');
  folder.put('root/game/img/a.png', picture('a'));
  folder.put('resources/styles/custom.css', 'body { background: url("/game/img/a.png") }');
  folder.put(CONFIG, '{"name":"Tale","theme":"dark","game":{"path":"game","source":"story.ink"}}');
  await round();
  expect(state.program.files).toEqual({ 'two.ink': 'Two.\n' });
  expect(await assets.get('custom.css')?.text()).toContain('url("img/a.png")');
  expect(state.config).toMatchObject({ name: 'Tale', theme: 'dark' });
  // What it has taken it does not write again, in another form.
  const config = await folder.text(CONFIG);
  await round();
  await round();
  expect(await folder.text(CONFIG)).toBe(config);
  expect(await folder.text('root/game/two.ink')).toBe('Two.\r\n');
});

it('says which texts another program has emptied, and what was in them is in the history', async () => {
  const { folder, state, round } = setUp({ source: 'Mine.', files: { 'two.ink': 'Two.' } });
  await round();
  folder.put(STORY, 'Mine, and theirs.');
  await round();
  folder.put(STORY, '');
  folder.put('root/game/two.ink', ' \n');
  expect((await round()).emptied).toEqual(['two.ink', 'story.ink']);
  expect(state.program).toEqual({ source: '', files: { 'two.ink': ' \n' } });
  expect(state.history.at(-1)).toEqual({
    source: 'Mine, and theirs.',
    files: { 'two.ink': 'Two.' },
  });
  state.program = { source: 'Mine again.', files: { 'two.ink': ' \n' } };
  expect((await round()).emptied).toEqual(['two.ink']);
  folder.put('root/game/two.ink', 'Two.');
  expect((await round()).emptied).toEqual([]);
});

it('overwrites neither side before the writer answers', async () => {
  const { folder, state, round } = setUp({ source: 'Mine.', files: {} }, { [STORY]: 'Theirs.' });
  const { differing } = await round();
  expect(differing).toMatchObject([{ path: STORY, here: 'Mine.', there: 'Theirs.' }]);
  expect([state.program.source, await folder.text(STORY)]).toEqual(['Mine.', 'Theirs.']);
});

it.each([
  ['here', 'Mine.', 'Theirs.'],
  ['there', 'Theirs.', 'Mine.'],
] as const)('keeps what is not chosen in the history: %s', async (side, chosen, other) => {
  const { folder, state, answer } = setUp({ source: 'Mine.', files: {} }, { [STORY]: 'Theirs.' });
  expect((await answer(side)).differing).toEqual([]);
  expect([state.program.source, await folder.text(STORY)]).toEqual([chosen, chosen]);
  expect(state.history.map(({ source }) => source)).toEqual([other]);
});

it('keeps a picture that is not chosen under another name', async () => {
  const { folder, assets, round, answer } = setUp({ source: 'Mine.', files: {} });
  assets.set('a.png', picture('mine'));
  folder.put('root/game/a.png', picture('theirs'));
  await answer('there');
  await round();
  expect(await assets.get('a.png')?.text()).toContain('theirs');
  const kept = [...assets.keys()].find((path) => /^a\.kept-[\d-]+\.png$/.test(path)) ?? '';
  expect(await assets.get(kept)?.text()).toContain('mine');
  expect(await folder.text(`root/game/${kept}`)).toContain('mine');
});

it('asks before a file that the folder has lost is lost here', async () => {
  const { folder, state, round, answer } = setUp({ source: 'Mine.', files: { 'two.ink': 'Two.' } });
  await round();
  folder.remove('root/game/two.ink');
  expect((await round()).differing).toMatchObject([{ difference: 'gone-there' }]);
  expect(state.program.files).toEqual({ 'two.ink': 'Two.' });
  await answer('there');
  expect(state.program.files).toEqual({});
  expect(state.history.at(-1)?.files).toEqual({ 'two.ink': 'Two.' });
});

it('leaves what it cannot keep in step as it is on both sides, and says so', async () => {
  const { folder, assets, state, round } = setUp({
    source: 'Mine.',
    files: { 'con.ink': 'C.', 'a.ink': 'Lower.', 'A.ink': 'Upper.' },
  });
  folder.put('root/game/old.ink', new Blob([Uint8Array.of(0x66, 0xfc, 0x72)]));
  folder.put('root/game/no.png', 'no picture');
  const { leftOut } = await round();
  expect(Object.fromEntries(leftOut)).toEqual({
    'root/game/con.ink': 'name',
    'root/game/A.ink': 'clash',
    'root/game/old.ink': 'encoding',
    'root/game/no.png': 'content',
  });
  expect(folder.paths()).toEqual([
    CONFIG,
    'root/game/a.ink',
    'root/game/no.png',
    'root/game/old.ink',
    STORY,
  ]);
  expect(Object.keys(state.program.files)).toEqual(['con.ink', 'a.ink', 'A.ink']);
  expect(assets.size).toBe(0);
});

it('keeps a folder with nothing but a game as it is, both ways', async () => {
  const files = { 'tale.ink': 'INCLUDE parts/two.ink', 'parts/two.ink': 'Two.', 'notes.md': 'No.' };
  const { folder, assets, state, round } = setUp({ source: '', files: {} }, files, 'tale.ink');
  folder.put('img/a.png', picture('a'));
  folder.put('hand.woff2', 'wOF2 and the rest');
  folder.put('custom.css', 'p { background: url("/x.png") }');
  expect(await round()).toEqual({ differing: [], leftOut: new Map(), emptied: [] });
  expect(state.program).toEqual({
    source: 'INCLUDE parts/two.ink',
    files: { 'parts/two.ink': 'Two.' },
  });
  expect([...assets.keys()].sort()).toEqual(['custom.css', 'hand.woff2', 'img/a.png']);
  expect(await assets.get('custom.css')?.text()).toContain('url("/x.png")');
  const there = folder.paths();
  await round();
  expect(folder.paths()).toEqual(there);
  state.program = { source: 'Mine.', files: { 'three.ink': 'Three.' } };
  state.config = { name: 'Tale' };
  assets.set('b.png', picture('b'));
  await round();
  expect(await folder.text('tale.ink')).toBe('Mine.');
  expect(folder.paths()).toEqual(
    [...there.filter((path) => path !== 'parts/two.ink'), 'b.png', 'three.ink', CONFIG].sort(),
  );
});

it('takes fonts that the folder has of its own, leaves them where they are, and adds others beside them', async () => {
  const { folder, assets, round } = setUp({ source: '# font: Fira Sans', files: {} });
  folder.put('resources/fonts/fira/index.js', "export default { name: 'Fira Sans' };");
  folder.put(
    'resources/fonts/fira/index.css',
    '@font-face { font-weight: 700; src: url("./f-1.woff2") }',
  );
  folder.put('resources/fonts/fira/f-1.woff2', 'wOF2 bold');
  folder.put('root/game/hand/pen.otf', 'OTTO pen');
  folder.put(
    'resources/styles/custom.css',
    '@font-face { src: url(/game/hand/pen.otf), url("../fonts/fira/f-1.woff2") }',
  );
  const there = folder.paths();
  expect((await round()).differing).toEqual([]);
  expect([...assets.keys()].sort()).toEqual([
    'custom.css',
    'fonts/Fira Sans-Bold.woff2',
    'hand/pen.otf',
  ]);
  expect(await assets.get('custom.css')?.text()).toBe(
    '@font-face { src: url("hand/pen.otf"), url("fonts/Fira%20Sans-Bold.woff2") }',
  );
  await round();
  expect(folder.paths()).toEqual([...there, CONFIG, STORY].sort());
  expect(await folder.text('resources/styles/custom.css')).toContain('url(/game/hand/pen.otf)');

  assets.set('fonts/Mine.ttf', new Blob(['\0\x01\0\0mine']));
  assets.delete('fonts/Fira Sans-Bold.woff2');
  assets.set('custom.css', new Blob(['p { src: url("fonts/Mine.ttf"), url(hand/pen.otf) }']));
  await round();
  await round();
  expect(folder.paths()).toEqual(
    [
      ...[...there, CONFIG, STORY, 'resources/fonts/mine/Mine.ttf'],
      ...['resources/fonts/mine/index.css', 'resources/fonts/mine/index.js'],
    ].sort(),
  );
  expect(assets.has('fonts/Fira Sans-Bold.woff2')).toBe(false);
  expect(await folder.text('resources/styles/custom.css')).toBe(
    'p { src: url("../fonts/mine/Mine.ttf"), url("/game/hand/pen.otf") }',
  );
  assets.delete('fonts/Mine.ttf');
  await round();
  expect(folder.paths()).toEqual([...there, CONFIG, STORY].sort());
});

it('keeps every character that a pasted text can bring into a story, both ways', async () => {
  const source = soundText(everyCharacter());
  const { folder, state, round } = setUp({ source, files: { 'b.ink': source } });
  await round();
  expect(await round()).toEqual({ differing: [], leftOut: new Map(), emptied: [] });
  expect(state.program.source === source).toBe(true);
  const text = (await folder.text(STORY)) ?? '';
  const other = setUp({ source: '', files: {} }, { [STORY]: text, 'root/game/b.ink': text });
  await other.round();
  expect(other.state.program.source === source).toBe(true);
  expect(other.state.program.files['b.ink'] === source).toBe(true);
});
