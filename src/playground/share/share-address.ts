import type { StoryProgram } from '../../ink/story/story-program';
import type { GameView } from '../player/engine/game-view';
import { nameInLink } from './name-in-link';
import { encodeShareHash, explainShareFailure } from './share-link';

/** The address that opens this page with this text at this moment, or the reason why there is none. */
export async function shareAddress(
  page: URL,
  program: StoryProgram,
  name: string | null,
  view: Pick<GameView, 'moves' | 'seed'> | null,
): Promise<{ address: string } | { reason: string }> {
  const named = nameInLink(program, name);
  const encoded = await encodeShareHash({
    ...program,
    moves: view?.moves ?? [],
    seed: view?.seed ?? 1,
    ...(named && { extras: { assets: {}, ...named } }),
  });
  if (!encoded.isOk) return { reason: explainShareFailure(encoded.failure) };
  const address = new URL(page);
  address.hash = encoded.value;
  return { address: address.href };
}
