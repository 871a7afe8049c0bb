import atrament from '@atrament/core';

/** The key of the values that outlive a game, as the engine’s tag `persist` keeps them for each session. */
export function persistKey(): string {
  return atrament.game.getSaveSlotKey({ type: 'autosave' }).replace(/save\/autosave\/$/, 'persist');
}
