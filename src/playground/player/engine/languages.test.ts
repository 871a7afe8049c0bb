import { RequestAnswerer } from './answer-request';
import type { GameView, Move } from './game-view';
import type { SaveStore } from './guarded-game';
import type { RequestMessage } from './protocol';
import { choicesOf, linesOf, textsOf } from './session.fixture';

const ENGLISH = `# title: Tide
# saves: 2
# persist: games
VAR games = 0
VAR who = "nobody"
~ games++
The sea goes out.
-> beach
=== beach
+ [Wait] You wait.
  -> beach
+ [Follow it] -> sand
=== sand
~ who = "a gull"
# CHECKPOINT: sand
You meet {who}.
* [Further]
  -> END
* [Back]
  # RESTART_FROM_CHECKPOINT: sand
  Back.
  -> END
`;
const GERMAN = ENGLISH.replace('The sea goes out.', '{games}. Ebbe ist.')
  .replace('[Wait] You wait.', '[Warten] Du wartest.')
  .replace('[Follow it]', '[Folgen]')
  .replace('"a gull"', '"eine Möwe"')
  .replace('You meet {who}.', '{who}: die triffst du.')
  .replace('[Further]', '[Weiter]');
const TEXTS = new Map<string | null, string>([
  [null, ENGLISH],
  ['de', GERMAN],
  ['fr', GERMAN.replace('[Folgen] -> sand', '[Suivre] -> END')],
]);

const textOf = ({ values }: SaveStore): string =>
  JSON.stringify([...values].map(([key, { value }]) => [key, value]));

/** A game whose saves outlive its languages. */
function openGame(texts = TEXTS, store: SaveStore = { gameId: 'game', values: new Map() }) {
  const answerer = new RequestAnswerer(store);
  const ask = (name: RequestMessage['name'], request: object = {}) =>
    answerer.answer({ id: 1, name, request } as RequestMessage) as Promise<GameView>;
  let last: Pick<GameView, 'screen' | 'moves' | 'seed'> = { screen: 'title', moves: [], seed: 3 };
  const keep = (view: GameView) => (last = view);
  return {
    store,
    speak: async (language: string | null) =>
      keep(
        await ask('open', {
          program: { source: texts.get(language), files: {}, language },
          ...{ screen: last.screen, moves: last.moves, seed: last.seed },
        }),
      ),
    play: async (...moves: Move[]) => {
      if (last.screen === 'title') keep(await ask('start'));
      for (const id of moves) keep(await ask('choose', { id }));
      return last as GameView;
    },
    ask: async (name: RequestMessage['name'], request?: object) => keep(await ask(name, request)),
  };
}

test('in another language, a game goes on at the same place, with its words and values', async () => {
  const game = openGame();
  await game.speak(null);
  const before = await game.play(0, 1);
  const after = await game.speak('de');
  expect(linesOf(after)).toEqual([
    ['1. Ebbe ist.'],
    ['Du wartest.'],
    ['eine Möwe: die triffst du.'],
  ]);
  expect(choicesOf(after)).toEqual(['Weiter', 'Back']);
  expect(after).toMatchObject({ moves: before.moves, seed: before.seed, place: before.place });
  expect(after.variables).toMatchObject({ who: 'eine Möwe' });
  expect(linesOf(await game.speak(null))).toEqual(linesOf(before));
});

test('what outlives a game is not counted again, and a checkpoint has the words of the language', async () => {
  const game = openGame();
  await game.speak(null);
  await game.play(1);
  expect((await game.speak('de')).variables.games).toBe(1);
  const [key, kept] = [...game.store.values].find(([name]) => name.endsWith('/persist'))!;
  // As by another game in another tab.
  game.store.values.set(key, { ...kept, value: { games: 7 } });
  expect((await game.speak(null)).variables.games).toBe(7);
  await game.speak('de');
  const again = await game.play(1);
  expect(linesOf(again).at(-1)).toEqual(['eine Möwe: die triffst du.']);
});

test('a save of another language is told in this one, and its own reads it as it is', async () => {
  const game = openGame();
  await game.speak(null);
  await game.play(1);
  const { saves } = await game.ask('save', { name: '1' });
  const { key } = saves.find(({ type }) => type === 'game')!;
  await game.ask('showScreen', { screen: 'title' });
  await game.speak('de');
  const loaded = await game.ask('load', { key });
  expect(linesOf(loaded)).toEqual([['1. Ebbe ist.'], ['eine Möwe: die triffst du.']]);
  expect(loaded.moves).toEqual([1]);
  await game.ask('showScreen', { screen: 'title' });
  expect(linesOf(await game.ask('resume')).at(-1)).toEqual(['eine Möwe: die triffst du.']);
  await game.ask('showScreen', { screen: 'title' });
  await game.speak(null);
  expect(linesOf(await game.ask('load', { key })).at(-1)).toEqual(['You meet a gull.']);
});

test('a place that is not in the other language is kept where it is, and that is said', async () => {
  const game = openGame();
  await game.speak(null);
  await game.play(1);
  const kept = textOf(game.store);
  const lost = await game.speak('fr');
  expect(lost.screen).toBe('title');
  expect(textsOf(lost)).toEqual([expect.stringContaining('cannot be found in this language')]);
  expect(lost.messages).toMatchObject([{ toPlayers: 'elsewhere' }]);
  expect(textOf(game.store)).toEqual(kept);
  await game.speak(null);
  expect(linesOf(await game.ask('resume')).at(-1)).toEqual(['You meet a gull.']);
});

test('a link takes the choice that has other words in the other language', async () => {
  const text = (link: string, choice: string) =>
    `[link=${link}]${link}[/link]\n* [${choice}] -> there\n=== there\n${choice}.\n-> END\n`;
  const game = openGame(
    new Map<string | null, string>([
      [null, text('Open', 'Open')],
      ['de', text('Öffnen', 'Öffnen')],
    ]),
  );
  await game.speak(null);
  await game.play();
  await game.ask('follow', { to: 'Open' });
  expect(linesOf(await game.speak('de')).at(-1)).toEqual(['Öffnen.']);
});

test('each player of a game keeps the own session', async () => {
  const texts = new Map([...TEXTS].map(([code, text]) => [code, `# sessions: 2\n${text}`]));
  const game = openGame(texts);
  await game.speak(null);
  await game.ask('enterSession', { id: 'session2' });
  await game.play(1);
  await game.speak('de');
  const { sessions } = await game.ask('showScreen', { screen: 'title' });
  expect(sessions?.map(({ state }) => state)).toEqual(['empty', 'resumable']);
});

test('saves from before the game had languages are those of the original', async () => {
  const store: SaveStore = { gameId: 'game', values: new Map() };
  const former = openGame(new Map([[null, ENGLISH]]), store);
  await former.speak(null);
  await former.play(1);
  const game = openGame(TEXTS, store);
  await game.speak('de');
  expect(linesOf(await game.ask('resume')).at(-1)).toEqual(['eine Möwe: die triffst du.']);
});
