import { gameDe } from './game-de';
import { gameUk } from './game-uk';
import type { Dictionary } from './translate-words';

const DICTIONARIES: ReadonlyMap<string, Dictionary> = new Map([
  ['de', gameDe],
  ['uk', gameUk],
]);

/** This site’s own translation of the words of a game, by the code of a language; undefined where there is none. */
export function ourGameWords(code: string): Dictionary | undefined {
  return DICTIONARIES.get(code.toLowerCase().split('-')[0] ?? '');
}
