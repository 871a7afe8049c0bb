import { navigate, withPrefix } from 'gatsby';
import type { StoryProgram } from '../../../ink/story/story-program';
import { shareAddress } from '../../../playground/share/share-address';
import type { Move } from '../../../playground/player/engine/game-view';

const PLAYGROUND = '/playground/';

/** A moment in a story. */
export interface StoryMoment {
  moves: readonly Move[];
  seed: number;
}

/** The address of the playground with a story at this moment, or the reason why there is none. */
export function playgroundAddress(
  program: StoryProgram,
  name: string,
  { moves, seed }: StoryMoment,
): Promise<{ address: string } | { reason: string }> {
  const page = new URL(withPrefix(PLAYGROUND), window.location.href);
  return shareAddress(page, program, name, { moves: [...moves], seed });
}

/** Opens the playground with a story at this moment, to write on. */
export async function editInPlayground(
  program: StoryProgram,
  name: string,
  moment: StoryMoment,
): Promise<void> {
  const shared = await playgroundAddress(program, name, moment);
  navigate('address' in shared ? `${PLAYGROUND}?write${new URL(shared.address).hash}` : PLAYGROUND);
}
