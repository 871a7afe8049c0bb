import { noCache } from '../../../testing/no-cache';
import { unzipSync } from 'fflate';
import { makePicture, makeProject } from '../../../testing/temp-project';
import { parseReference } from '../../docs/reference/parse-reference';
import { checkGames } from './check-games';
import { readGames } from './read-games';
import { packGame } from './write-games';

const { entries } = parseReference([
  {
    file: 'tags.yaml',
    source:
      'kind: knot-tag\nentries: [{ name: IMAGE, summary: S., handledBy: [core], page: a, value: path }]',
  },
]);
const DOOR =
  'Rain. # IMAGE: door.svg\n* [Knock] -> warm\n* [Wait] -> cold\n== warm\nIn. -> END\n== cold\nOut. -> END\n';
const game = {
  'content/games/door/game.yaml': 'title: The Door\nsummary: A door.\nendings: [warm, cold]\n',
  'content/games/door/main.ink': DOOR,
  'content/games/door/door.svg': makePicture(40, 20),
};

type Changes = Record<string, string | null>;

async function problemsOf(changes: Changes): Promise<string[]> {
  const files: Record<string, string> = {};
  for (const [name, text] of Object.entries<string | null>({ ...game, ...changes })) {
    if (text !== null) files[name] = text;
  }
  const root = makeProject(files);
  const { games, problems } = readGames(root);
  const found = await checkGames(games, { cache: noCache, entries, synonyms: [] });
  return [...problems, ...found].map(
    ({ file, line, message }) => `${file.replace('content/games/door/', '')}:${line} ${message}`,
  );
}

test('finds nothing wrong with a good game', async () => {
  expect(await problemsOf({})).toEqual([]);
});

test.each<[string, Record<string, string | null>, string[]]>([
  [
    'a folder without a description',
    { 'content/games/door/game.yaml': null },
    ['game.yaml:1 The game has no description.'],
  ],
  [
    'a folder without a story',
    { 'content/games/door/main.ink': null },
    ['main.ink:1 The game has no story.'],
  ],
  [
    'an unknown key, an odd length and a picture without words',
    {
      'content/games/door/game.yaml':
        'title: D\nsummary: S.\nminutes: long\npicture: door.svg\nendings: [warm]\nauthr: me\n',
    },
    [
      'game.yaml:6 The game has an unknown key “authr”.',
      'game.yaml:3 “minutes” of the game is “long”.',
      'game.yaml:4 The picture of the game has no text for readers who do not see it.',
    ],
  ],
  [
    'a picture of the game that is not there',
    { 'content/games/door/game.yaml': 'title: D\nsummary: S.\npicture: dor.svg\nalt: A door.\n' },
    ['game.yaml:1 “picture” names “dor.svg”, which is not a file of the game.'],
  ],
  [
    'a file that no game can use',
    { 'content/games/door/notes.txt': 'Hm.' },
    ['notes.txt:1 A game cannot use this file.'],
  ],
  [
    'a picture that is not there, and one that is not used',
    { 'content/games/door/main.ink': DOOR.replace('door.svg', 'dor.svg') },
    ['main.ink:1 The game has no file “dor.svg”.', 'door.svg:1 The game never uses this file.'],
  ],
  [
    'a tag that the engine does not know',
    { 'content/games/door/main.ink': DOOR.replace('In.', 'In. # IMAGES: a') },
    ['main.ink:5 The engine does not know this: there is no tag “# IMAGES”.'],
  ],
  [
    'a mistake of the compiler',
    { 'content/games/door/main.ink': DOOR.replace('-> cold', '-> gold') },
    ['main.ink:3 No place of the story is called “gold”.'],
  ],
  [
    'a loose end',
    { 'content/games/door/main.ink': DOOR.replace('Out. -> END', 'Out.') },
    [
      'main.ink:7 The story runs out here: there is no more text, no choice and no end.',
      'game.yaml:1 None of 4000 plays ended in “cold”.',
    ],
  ],
  [
    'an ending that no play reaches',
    {
      'content/games/door/game.yaml': 'title: D\nsummary: A.\nendings: [warm, night]\n',
    },
    ['game.yaml:1 None of 4000 plays ended in “night”.'],
  ],
])('tells %s', async (_name, changes, expected) => {
  expect(await problemsOf(changes)).toEqual(expected);
});

test('packs the same game into the same archive', () => {
  const pack = () => readGames(makeProject(game)).games.map(packGame);
  const [one] = pack();
  const [name, zip] = [...(one?.files ?? [])][0] ?? [];
  expect(name).toBe(one?.game.archive);
  expect(name).toMatch(/^games-door\.[\da-f]{12}\.zip$/);
  expect(Object.keys(unzipSync(zip?.() ?? new Uint8Array())).sort()).toEqual([
    'door.svg',
    'main.ink',
  ]);
  expect(pack()[0]?.game).toEqual(one?.game);
});

test('the language of a game is packed with it', () => {
  const yaml = game['content/games/door/game.yaml'];
  const inLanguage = { ...game, 'content/games/door/game.yaml': `${yaml}language: en\n` };
  const [one, other] = [game, inLanguage].map(
    (files) => readGames(makeProject(files)).games.map(packGame)[0]!,
  );
  const { archive } = other!.game;
  expect(archive).not.toBe(one!.game.archive);
  const { 'atrament.config.json': config } = unzipSync(other!.files.get(archive)!());
  expect(JSON.parse(new TextDecoder().decode(config))).toEqual({ language: 'en' });
});

test('a screenshot stands beside the archive and is not part of the game', async () => {
  const withScreen = {
    ...game,
    'content/games/door/game.yaml': `${game['content/games/door/game.yaml']}screen: screen.svg\n`,
    'content/games/door/screen.svg': makePicture(2, 3),
  };
  expect(await problemsOf(withScreen)).toEqual([]);
  const [packed] = readGames(makeProject(withScreen)).games.map(packGame);
  const { archive, screen, picture } = packed!.game;
  expect(Object.keys(unzipSync(packed!.files.get(archive)!()))).not.toContain('screen.svg');
  expect(screen).toMatchObject({ width: 2, height: 3 });
  expect([...packed!.files.keys()]).toContain(screen?.address.replace('/games/', ''));
  expect(picture).toBeNull();
});
