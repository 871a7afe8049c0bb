import { fakeFolder } from '../../../../testing/fake-folder';
import { findGames } from './find-games';

async function found(texts: Record<string, string>) {
  const { games } = await findGames(fakeFolder(texts).handle);
  return games.map(({ handle, ...game }) => ({ ...game, folder: handle.name }));
}

it('finds a project of the engine where its configuration says, and in a folder above it', async () => {
  const project = {
    'atrament.config.json': '{"game":{"path":"tale","source":"main.ink"}}',
    'root/tale/main.ink': '# title: Low tide\nSand.',
    'root/tale/other.ink': 'More.',
    'build/atrament.config.json': '{}',
    'build/root/game/story.ink': 'A copy.',
  };
  const game = { path: 'root/tale/main.ink', title: 'Low tide', folder: 'my-game' };
  expect(await found(project)).toEqual([game]);
  const below = Object.entries(project).map(([path, text]) => [`sea/${path}`, text]);
  expect(await found(Object.fromEntries(below) as Record<string, string>)).toEqual([
    { ...game, path: 'sea/root/tale/main.ink', folder: 'sea' },
  ]);
});

it('finds ink files that no other includes, in the folder from which they include others', async () => {
  expect(
    await found({
      'a.png': '',
      'ink/tale.ink': 'INCLUDE parts/two.ink',
      'ink/parts/two.ink': 'Two.',
      'node_modules/x/story.ink': 'No.',
    }),
  ).toEqual([{ path: 'ink/tale.ink', main: 'tale.ink', title: '', folder: 'ink' }]);
});

it('finds several, and none', async () => {
  const several = await found({ 'one.ink': 'One.', 'b/two.ink': 'Two.' });
  expect(several.map(({ path }) => path)).toEqual(['one.ink', 'b/two.ink']);
  expect(await found({ 'readme.md': 'Ink?', 'a/b.txt': 'No.' })).toEqual([]);
});

it('does not take a configuration for a project that does not have its first file', async () => {
  const games = await found({ 'atrament.config.json': '{}', 'tale.ink': 'One.' });
  expect(games).toMatchObject([{ path: 'tale.ink', main: 'tale.ink' }]);
});

it('names ink that is not text in UTF-8, and takes what has a control character in it', async () => {
  const folder = fakeFolder({ 'slides.ink': 'Line one\vand two.' });
  expect((await findGames(folder.handle)).games).toMatchObject([{ path: 'slides.ink' }]);
  folder.remove('slides.ink');
  folder.put('old.ink', new Blob([Uint8Array.of(0x43, 0x61, 0x66, 0xe9)]));
  folder.put('a/zero.ink', 'a\0b');
  expect(await findGames(folder.handle)).toEqual({ games: [], unread: ['old.ink', 'a/zero.ink'] });
});

describe('a story whose main file cannot be kept in step', () => {
  const including = 'Caf\u00e9.\nINCLUDE part.ink';
  const western = new Blob([Uint8Array.from(including, (letter) => letter.charCodeAt(0))]);
  const japanese = new Blob([Uint8Array.of(0x83, 0x81, 0x81, 0x5b), '\nINCLUDE part.ink']);
  const wide = new Blob([Uint16Array.from(`\ufeff${including}`, (letter) => letter.charCodeAt(0))]);
  const long = new Blob([`INCLUDE part.ink\n${'Sand.\n'.repeat(400_000)}`]);

  it.each([
    ['Windows-1252', western],
    ['an encoding that nobody knows', japanese],
    ['UTF-16', wide],
    ['more than 2 MB', long],
  ])('is not taken for one that begins in a file that it includes: %s', async (_, main) => {
    const folder = fakeFolder({ 'part.ink': 'Two.' });
    folder.put('main.ink', main);
    expect(await findGames(folder.handle)).toEqual({ games: [], unread: ['main.ink'] });
    folder.put('notes.ink', 'Not the story.');
    expect(await findGames(folder.handle)).toEqual({ games: [], unread: ['main.ink'] });
    folder.put('b/other.ink', 'Another story.');
    const { games } = await findGames(folder.handle);
    expect(games.map(({ path }) => path)).toEqual(['notes.ink', 'b/other.ink']);
  });

  it('is not opened empty as a project of the engine', async () => {
    const folder = fakeFolder({ 'atrament.config.json': '{}', 'root/game/part.ink': 'Two.' });
    folder.put('root/game/story.ink', wide);
    const unread = ['root/game/story.ink'];
    expect(await findGames(folder.handle)).toEqual({ games: [], unread });
  });
});
