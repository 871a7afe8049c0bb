import atrament from '@atrament/core';
import { isRecord } from '../../../ink/story/story-program';
import type { GuardedGame, Way } from './guarded-game';
import { persistKey } from './persisted';
import { isOtherLanguage } from './protocol';

/**
 * Makes the moves of a play again in the language of this game: what the engine has saved of it has the words of another
 * one, and paths that a translation does not need to have. If they lead elsewhere here, leaves the game and resolves with
 * false. Of what is saved on the way, only what was saved at the same moment before is replaced.
 */
export async function retell(
  game: GuardedGame,
  { moves, seed, ways, persisted }: Way,
  { makeMoves, leave }: { makeMoves: () => Promise<void>; leave: () => Promise<void> },
): Promise<boolean> {
  const written: GuardedGame['values'] = new Map(game.store.values);
  if (persisted === undefined) written.delete(persistKey());
  else written.set(persistKey(), { value: persisted, stamp: game.progress });
  game.change({ followingSeed: seed });
  game.values = written;
  try {
    await makeMoves();
    const { progress } = game;
    const isSame = isSameSet(progress.ways, ways) && progress.moves.length === moves.length;
    if (!isSame) {
      await leave();
      return false;
    }
  } finally {
    game.values = game.store.values;
  }
  keepSaves(game, written);
  restorePersistent(game);
  return true;
}

function keepSaves({ values, language }: GuardedGame, written: GuardedGame['values']): void {
  for (const [key, kept] of written) {
    const former = values.get(key)?.stamp;
    const isNew = former !== undefined && isOtherLanguage(former, { language });
    if (isNew && JSON.stringify(former.moves) === JSON.stringify(kept.stamp.moves)) {
      values.set(key, kept);
    }
  }
}

/** What outlives a game was changed by the play that was told again, and is as it was before. */
function restorePersistent({ values, story }: GuardedGame): void {
  const kept = values.get(persistKey())?.value;
  for (const [name, value] of Object.entries(isRecord(kept) ? kept : {})) {
    const isPlain =
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if (isPlain && story.variablesState.GlobalVariableExistsWithName(name)) {
      atrament.ink.setVariable(name, value);
    }
  }
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((value) => other.has(value));
}
