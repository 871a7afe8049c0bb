import type { StoryProgram } from '../../../ink/story/story-program';
import { isTimed } from '../../player/engine/auto-choice';
import type { Move } from '../../player/engine/game-view';
import { sameChoice } from '../../player/engine/move';
import { isObsolete } from '../../player/engine/moves';
import type { Step } from '../../player/engine/step';
import { LIMITS } from '../../player/engine/turn-limits';
import { openPlay } from '../walk/open-play';
import type { PackedReplay } from '../walk/packed-replay';
import type { Play } from '../walk/play';
import type { RecordedWay } from './protocol';

/**
 * Plays steps again in a story that may have changed since; null if it cannot be played at all. Plays that begin like
 * another are stops on its way: the notes of one tester are one play.
 */
export async function replay(
  program: StoryProgram,
  plays: readonly RecordedWay[],
): Promise<PackedReplay[] | null> {
  const opened = await openPlay(program, LIMITS);
  if ('messages' in opened) return null;
  const stops = new Map<RecordedWay, PackedReplay>();
  for (const ways of sharedWays(plays)) replayTogether(opened.play, ways, stops);
  return plays.flatMap((way) => stops.get(way) ?? []);
}

/** Ways that are the beginnings of one another, the longest first. */
function sharedWays(plays: readonly RecordedWay[]): RecordedWay[][] {
  const groups: RecordedWay[][] = [];
  for (const way of [...plays].sort((left, right) => right.steps.length - left.steps.length)) {
    const group = groups.find(([longest]) => longest !== undefined && isBeginning(way, longest));
    if (group === undefined) groups.push([way]);
    else group.push(way);
  }
  return groups;
}

function isBeginning(way: RecordedWay, of: RecordedWay): boolean {
  return way.seed === of.seed && way.steps.every((step, at) => isSameStep(step, of.steps[at]));
}

function isSameStep(step: Step, other: Step | undefined): boolean {
  if (step.label !== other?.label) return false;
  return (
    step.move === other.move ||
    (typeof step.move === 'object' && JSON.stringify(step.move) === JSON.stringify(other.move))
  );
}

/** Plays the longest way, and notes what those that end on it have come to. */
function replayTogether(
  play: Play,
  ways: readonly RecordedWay[],
  stops: Map<RecordedWay, PackedReplay>,
): void {
  const [longest] = ways;
  if (longest === undefined) return;
  play.begin(longest.seed);
  const taken: Step[] = [];
  let stoppedAt: Step | null = null;
  const left = [...ways];
  const stopAt = (count: number): void => {
    while (left.at(-1)?.steps.length === count) {
      const way = left.pop();
      if (way !== undefined) stops.set(way, stopOf(play, taken, stoppedAt));
    }
  };
  stopAt(0);
  for (const [index, step] of longest.steps.entries()) {
    const isSkipped = stoppedAt !== null || isObsolete(play, step.move);
    const move = isSkipped ? null : possibleMove(play, step);
    if (!isSkipped && move === null) stoppedAt = step;
    if (move !== null) {
      taken.push({ move, label: play.labelOf(move) });
      play.make(move);
    }
    stopAt(index + 1);
  }
}

function stopOf(play: Play, steps: Step[], stoppedAt: Step | null): PackedReplay {
  const hasFailed = play.end === 'failed' || play.end === 'endless';
  const choices = play.scene?.choices.map(({ text }) => text) ?? [];
  const { lastText, firstChoice } = play.trace;
  const at = play.coverage.lines[lastText ?? firstChoice ?? -1] ?? null;
  const text = play.transcript;
  return {
    ...{ text, steps, choices, stoppedAt, hasFailed, at },
    ...{ lines: text.length, taken: steps.length },
  };
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
