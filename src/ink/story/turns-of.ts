import { transcriptMessages as words } from '../../config/messages/transcript';
import type { Transcript, TranscriptChoice } from './transcript';

/** What a player reads between two choices, and what they can choose then. */
export interface Turn {
  paragraphs: string[];
  choices: TranscriptChoice[];
  isEnd: boolean;
}

/** Splits a transcript after each set of choices. */
export function turnsOf(transcript: Transcript): Turn[] {
  const turns: Turn[] = [{ paragraphs: [], choices: [], isEnd: false }];
  for (const entry of transcript) {
    let turn = turns.at(-1);
    if (turn === undefined || (entry.kind !== 'choice' && turn.choices.length > 0)) {
      turn = { paragraphs: [], choices: [], isEnd: false };
      turns.push(turn);
    }
    if (entry.kind === 'choice') turn.choices.push(entry);
    else if (entry.kind === 'end') turn.isEnd = true;
    else if (entry.text !== '') turn.paragraphs.push(entry.text);
  }
  return turns;
}

/** How the story goes on where its only choice is a `>>>`, which has no button; null for other choices. */
export function continuesBy([first, ...others]: readonly TranscriptChoice[]): string | null {
  if (first === undefined || others.length > 0) return null;
  const { label } = first;
  if (!/^>>>(?:\d*|\(.+?\))$/.test(label)) return null;
  return words.continues(/^>>>(?:\(.*?delay=)?(?<seconds>[\d.]+)/.exec(label)?.groups?.seconds);
}
