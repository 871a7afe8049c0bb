import { useState } from 'react';
import { isSameProgram, type StoryProgram } from '../../ink/story/story-program';
import type { GameView } from '../player/engine/game-view';

/** Counts what somebody plays: a game that goes on elsewhere because its text has changed was not played. */
export function usePlays(game: GameView | null, program: StoryProgram): number {
  const [last, setLast] = useState({ game, program, plays: 0 });
  if (game !== last.game) {
    const isPlayed = isSameProgram(program, last.program) && wayOf(game) !== wayOf(last.game);
    setLast({ game, program, plays: last.plays + Number(isPlayed) });
  }
  return last.plays;
}

function wayOf(game: GameView | null): string {
  return JSON.stringify([game?.seed, game?.moves]);
}
