import type { StoryProgram } from '../../../ink/story/story-program';
import { isTimed } from '../../player/choices/auto-choice';
import type { Move } from '../../player/engine/game-view';
import { sameChoice } from '../../player/engine/move';
import { isObsolete } from '../../player/engine/moves';
import type { StoryLine } from '../../player/engine/story-lines';
import { LIMITS } from '../../player/engine/turn-limits';
import type { Step } from '../../player/engine/step';
import { openPlay } from '../walk/open-play';
import type { Play } from '../walk/play';

/** A play that was played again. */
export interface Replay {
  /** What was printed, and the choices that were taken, each after `> `. */
  text: string[];
  steps: Step[];
  /** The choices that are offered at its end. */
  choices: string[];
  /** The step that is no longer possible, or where the story fails; null if there is none. */
  stoppedAt: Step | null;
  hasFailed: boolean;
  /** The line that its last turn printed last, or of its first choice; null if it has none. */
  at: StoryLine | null;
}

/** Plays steps again in a story that may have changed since; null if it cannot be played at all. */
export async function replay(
  program: StoryProgram,
  plays: readonly { steps: readonly Step[]; seed: number }[],
): Promise<Replay[] | null> {
  const opened = await openPlay(program, LIMITS);
  if ('messages' in opened) return null;
  return plays.map(({ steps, seed }) => replayOne(opened.play, steps, seed));
}

function replayOne(play: Play, steps: readonly Step[], seed: number): Replay {
  play.begin(seed);
  const taken: Step[] = [];
  let stoppedAt: Step | null = null;
  for (const step of steps) {
    if (isObsolete(play, step.move)) continue;
    const move = possibleMove(play, step);
    if (move === null) {
      stoppedAt = step;
      break;
    }
    taken.push({ move, label: play.labelOf(move) });
    play.make(move);
  }
  const hasFailed = play.end === 'failed' || play.end === 'endless';
  const choices = play.scene?.choices.map(({ text }) => text) ?? [];
  const { lastText, firstChoice } = play.trace;
  const at = play.coverage.lines[lastText ?? firstChoice ?? -1] ?? null;
  return { text: [...play.transcript], steps: taken, choices, stoppedAt, hasFailed, at };
}

/** The move that does the same as it did when it was recorded; null if there is none. */
function possibleMove({ scene, end }: Play, { move, label }: Step): Move | null {
  if (end === 'failed' || end === 'endless' || end === 'restart') return null;
  const choices = (scene?.choices ?? []).filter(
    ({ isDisabled, text }) => !isDisabled || isTimed(scene?.tags.AUTO_CHOICE, text),
  );
  if (move === 'continue') return scene?.canContinue === true ? move : null;
  if (typeof move === 'number') {
    return sameChoice(choices, move, label, ({ text }) => text)?.id ?? null;
  }
  if ('follow' in move)
    return scene?.choices.some(({ text }) => text === move.follow) === true ? move : null;
  return move;
}
