import type { OfferedChoice, PlayedLine, StoryPlayer } from '../../ink/compile/story-player';
import type { Transcript, TranscriptEntry } from '../../ink/story/transcript';

/** A choice number that the story does not offer at that point. */
export interface MissingChoice {
  number: number;
  /** The numbers that were played before it. */
  played: number[];
  offered: string[];
}

export interface PlayedTranscript {
  transcript: Transcript;
  missing: MissingChoice | null;
}

/** Plays choices by their numbers (from 1) from the beginning; the player collects the complaints of the story. */
export function playTranscript(player: StoryPlayer, numbers: readonly number[]): PlayedTranscript {
  player.restart();
  const transcript: Transcript = [];
  for (let turn = 0; ; turn++) {
    transcript.push(...player.playTurn().flatMap(textEntry));
    const { choices } = player;
    const number = player.hasFailed ? undefined : numbers[turn];
    transcript.push(...choices.map((choice, index) => choiceEntry(choice, index + 1, number)));
    if (number === undefined) {
      if (choices.length === 0 && !player.hasFailed) transcript.push({ kind: 'end' });
      return { transcript, missing: null };
    }
    if (number > choices.length) {
      const offered = choices.map(({ label }) => label);
      return { transcript, missing: { number, played: numbers.slice(0, turn), offered } };
    }
    player.choose(number - 1);
  }
}

function textEntry({ text, tags }: PlayedLine): TranscriptEntry[] {
  if (text === '' && tags.length === 0) return [];
  return [{ kind: 'text', text, ...withTags(tags) }];
}

function choiceEntry(
  { label, tags }: OfferedChoice,
  number: number,
  chosen: number | undefined,
): TranscriptEntry {
  return { kind: 'choice', number, label, isChosen: number === chosen, ...withTags(tags) };
}

function withTags(tags: string[]): { tags?: string[] } {
  return tags.length === 0 ? {} : { tags };
}
