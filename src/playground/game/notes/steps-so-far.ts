import type { GameView } from '../../player/engine/game-view';
import type { Step } from '../../player/engine/step';

/** The moves of a game, each with the text of the choice that it took, if that was seen. */
export interface StepsSoFar {
  seed: number;
  steps: readonly Step[];
}

/** No game has begun. */
export const noSteps: StepsSoFar = { seed: 0, steps: [] };

/** The steps to a view that follows another one; what was played before and loaded has no texts of choices. */
export function stepsTo(
  view: Pick<GameView, 'moves' | 'seed' | 'scenes'>,
  before: StepsSoFar,
  last: Pick<GameView, 'scenes'> | null,
): StepsSoFar {
  const { moves, seed } = view;
  const known = seed === before.seed ? before.steps : [];
  let same = 0;
  while (same < known.length && isSame(known[same]?.move, moves[same])) same += 1;
  const isNext = same === known.length && moves.length === same + 1;
  const choices = isNext ? (last?.scenes.at(-1)?.choices ?? []) : [];
  const steps = moves.map((move, index): Step => {
    const step = index < same ? known[index] : undefined;
    if (step !== undefined) return step;
    const taken = choices.find(({ id, text }) =>
      typeof move === 'object' && 'follow' in move ? text === move.follow : id === move,
    );
    return { move, label: taken?.text ?? null };
  });
  return { seed, steps };
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
