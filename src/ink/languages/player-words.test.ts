import { gameDe } from '../../config/messages/game-de';
import { checkRow } from './check-row';
import { followTexts } from './follow-texts';
import { PLAYER_PLACE, playerWords, type LanguageTable } from './language-table';
import { playerRows, readGameRows, withPlayerWords } from './player-words';
import { pseudoTable } from './pseudo-language';
import { replaceTexts, translateProgram } from './translate';
import { readRows } from './text-rows';

const STORY = { source: 'The sea.\n* Continue\n* Close -> END\n- -> END\n', files: {} };
const rows = readGameRows(STORY);
const german = withPlayerWords({ code: 'de', entries: [], kept: [] });
const word = (original: string, text: string) => ({
  ...{ place: PLAYER_PLACE, original, text, isToCheck: false },
});

test('the words of the player follow the texts of a story', () => {
  expect(rows.slice(0, 3).map(({ original }) => original)).toEqual([
    'The sea.',
    'Continue',
    'Close',
  ]);
  expect(rows.slice(3)).toEqual(playerRows);
  expect(replaceTexts(STORY, playerRows, () => 'Nothing')).toEqual(STORY);
});

test('a table that has none gets those of this site, unless nobody has translated them', () => {
  expect(playerWords(german)).toEqual(gameDe);
  const own: LanguageTable = { ...german, entries: [word('New game', 'Los')] };
  expect(withPlayerWords(own)).toBe(own);
  expect(playerWords(withPlayerWords({ ...own, code: 'fr', entries: [] }))).toEqual({});
});

test('only what has its places is taken', () => {
  const entries = [
    ...[word('New game', 'Los'), word('Game {1}', 'Spiel'), word('Close', '')],
    { ...word('Menu', 'Karte'), place: 'hall' },
  ];
  expect(playerWords({ entries })).toEqual({ 'New game': 'Los' });
  const check = (text: string) => checkRow({ kind: 'player', original: 'Game {1}' }, text, names);
  const names = { all: new Set<string>(), functions: new Set<string>() };
  expect(check('Spiel')).toEqual({ kind: 'placeholders', names: ['{1}'] });
  expect(check('{1}. Spiel -> {2}')).toEqual({ kind: 'placeholders', names: ['{1}'] });
  expect(check('- {1} | # "Spiel" ->')).toBeNull();
});

test('words of the player and of the story never take the place of one another', () => {
  const followed = followTexts(german, rows);
  expect(followed.entries).toEqual(german.entries);
  expect(followed.kept).toEqual([]);
  expect(translateProgram(STORY, german)).toEqual(STORY);
  const ofStory = readRows(STORY).map(({ place, original }) => ({
    ...{ place, original, text: `${original}!`, isToCheck: false },
  }));
  const gone = followTexts({ code: 'de', entries: ofStory, kept: [] }, playerRows);
  expect(gone.entries).toEqual([]);
});

test('a language that nobody speaks has them, with their places', () => {
  const { 'Game {1}': game, 'New game': start } = playerWords(pseudoTable('en-XA', rows));
  expect([game, start]).toEqual(['⟦Gámêê⟧ {1}', '⟦Ñêww gámêê⟧']);
});
