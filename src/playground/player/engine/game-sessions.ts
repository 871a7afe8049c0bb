import atrament from '@atrament/core';
import type { GameSession, Tags } from './game-view';

/** More than any title screen has room for. */
const MAX_SESSIONS = 20;

/** How many separate sessions a story has; 0 if it has none. */
export function sessionCount({ sessions }: Tags): number {
  return typeof sessions === 'number'
    ? Math.min(Math.max(0, Math.floor(sessions)), MAX_SESSIONS)
    : 0;
}

/** The sessions of a story and the state of each; null if it has none. */
export async function gameSessions(metadata: Tags): Promise<GameSession[] | null> {
  const count = sessionCount(metadata);
  if (count === 0) return null;
  const { game } = atrament;
  const current = game.getSession();
  const sessions: GameSession[] = [];
  for (let number = 1; number <= count; number += 1) {
    const id = `session${number}`;
    // The engine only reports on the current session.
    game.setSession(id);
    const canResume = (await game.canResume()) !== null;
    const isUsed = canResume || (await game.listSaves()).length > 0;
    sessions.push({ id, state: canResume ? 'resumable' : isUsed ? 'saved' : 'empty' });
  }
  game.setSession(current);
  return sessions;
}
