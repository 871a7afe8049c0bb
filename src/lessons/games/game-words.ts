import type { Problem } from '../../base/problems/problem';
import { MAIN_INK } from '../../config/game-places';
import { complaintsIn, type EngineWords } from '../samples/check-engine-words';
import { type WholeGame } from './whole-game';

/** Checks the tags and markup of a game’s ink against the reference. */
export function checkGameWords({ id, program }: WholeGame, words: EngineWords): Problem[] {
  const texts = Object.entries({ [MAIN_INK]: program.source, ...program.files });
  return texts.flatMap(([name, source]) =>
    complaintsIn(source, words).map(({ line, message, hint, word, meant }): Problem => ({
      severity: 'error',
      file: `content/${id}/${name}`,
      line,
      message: `The engine does not know this: ${message}`,
      hint,
      ...(meant !== undefined && { fix: { from: word, to: meant } }),
    })),
  );
}
