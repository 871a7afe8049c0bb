import type { DocumentElement } from '../../base/tree/document-tree';
import { transcriptMessages as words } from '../../config/messages/transcript';
import { drawPlayedText } from '../../ink/story/draw-played-text';
import { limitOf, type Transcript, type TranscriptChoice } from '../../ink/story/transcript';
import { continuesBy, turnsOf, type Turn } from '../../ink/story/turns-of';

/** What a player sees of the sample above. */
export function drawTranscript(transcript: Transcript): DocumentElement {
  return [
    'figure',
    { 'data-outcome': '', 'data-transcript': '' },
    ['figcaption', 0, words.caption],
    ...turnsOf(transcript).flatMap(drawTurn),
  ];
}

function drawTurn({ paragraphs, choices, isEnd }: Turn): DocumentElement[] {
  return [
    ...paragraphs.map((text): DocumentElement => ['p', 0, ...drawPlayedText(text)]),
    ...drawChoices(choices),
    ...(isEnd ? [['p', { 'data-end': '' }, words.end] as DocumentElement] : []),
  ];
}

function drawChoices(choices: readonly TranscriptChoice[]): DocumentElement[] {
  if (choices.length === 0) return [];
  const way = continuesBy(choices);
  return way === null ? [['ol', 0, ...choices.map(drawChoice)]] : [['p', { 'data-end': '' }, way]];
}

function drawChoice(choice: TranscriptChoice): DocumentElement {
  const { number, label, isChosen } = choice;
  const drawn = drawPlayedText(label);
  const state = isChosen ? 'chosen' : limitOf(choice);
  return state === null
    ? ['li', { value: number }, ...drawn]
    : ['li', { value: number, 'data-state': state }, ...drawn, ['span', 0, ` (${words[state]})`]];
}
