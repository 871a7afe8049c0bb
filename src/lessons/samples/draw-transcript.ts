import type { DocumentElement } from '../../base/tree/document-tree';
import { transcriptMessages as words } from '../../config/messages/transcript';
import { limitOf, type Transcript, type TranscriptChoice } from '../../ink/story/transcript';
import { drawPlayedText } from './draw-played-text';

/** What a player sees of the sample above. */
export function drawTranscript(transcript: Transcript): DocumentElement {
  return [
    'figure',
    { 'data-outcome': '', 'data-transcript': '' },
    ['figcaption', 0, words.caption],
    ...turnsOf(transcript).flatMap(drawTurn),
  ];
}

interface Turn {
  paragraphs: string[];
  choices: TranscriptChoice[];
  isEnd: boolean;
}

/** Splits a transcript after each set of choices. */
function turnsOf(transcript: Transcript): Turn[] {
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

function drawTurn({ paragraphs, choices, isEnd }: Turn): DocumentElement[] {
  return [
    ...paragraphs.map((text): DocumentElement => ['p', 0, ...drawPlayedText(text)]),
    ...drawChoices(choices),
    ...(isEnd ? [['p', { 'data-end': '' }, words.end] as DocumentElement] : []),
  ];
}

/** A single `>>>` has no button: the story goes on at a click, or after some seconds. */
function drawChoices(choices: readonly TranscriptChoice[]): DocumentElement[] {
  const [first, ...others] = choices;
  if (first === undefined) return [];
  const { label } = first;
  if (others.length > 0 || !/^>>>(?:\d*|\(.+?\))$/.test(label)) {
    return [['ol', 0, ...choices.map(drawChoice)]];
  }
  const seconds = /^>>>(?:\(.*?delay=)?(?<seconds>[\d.]+)/.exec(label)?.groups?.seconds;
  return [['p', { 'data-end': '' }, words.continues(seconds)]];
}

function drawChoice(choice: TranscriptChoice): DocumentElement {
  const { number, label, isChosen } = choice;
  const drawn = drawPlayedText(label);
  const state = isChosen ? 'chosen' : limitOf(choice);
  return state === null
    ? ['li', { value: number }, ...drawn]
    : ['li', { value: number, 'data-state': state }, ...drawn, ['span', 0, ` (${words[state]})`]];
}
