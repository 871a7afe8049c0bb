import { currentLocale } from '../current-locale';
import type { Dictionary } from './translate-words';

/**
 * This site’s own translation of the words of a game, which loads for games in other languages only; undefined for a
 * language that has none, or that nobody has named.
 */
export async function loadGameWords(code: string | null): Promise<Dictionary | undefined> {
  if (code === null || code === currentLocale.code) return undefined;
  const { ourGameWords } = await import(/* webpackChunkName: "game-words" */ './our-game-words');
  return ourGameWords(code);
}
