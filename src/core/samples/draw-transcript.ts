import { transcriptMessages as words } from '../../site/messages/transcript';
import type { DocumentElement, DocumentNode } from '../document/document-tree';
import { limitOf, type Transcript, type TranscriptChoice } from './transcript';

/** Draws the transcripts of a tree as HTML, which a page shows without any code for them. */
export function drawTranscripts(nodes: readonly DocumentNode[]): DocumentNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const [name, props, ...children] = node;
    return name === 'Transcript' && props !== 0
      ? // The build created the entries; in the tree they are plain JSON.
        drawTranscript(props.entries as unknown as Transcript)
      : [name, props, ...drawTranscripts(children)];
  });
}

/** What a player sees of the sample above. */
function drawTranscript(transcript: Transcript): DocumentElement {
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
    ...paragraphs.map((text): DocumentElement => ['p', 0, text]),
    ...(choices.length === 0 ? [] : [['ol', 0, ...choices.map(drawChoice)] as DocumentElement]),
    ...(isEnd ? [['p', { 'data-end': '' }, words.end] as DocumentElement] : []),
  ];
}

function drawChoice(choice: TranscriptChoice): DocumentElement {
  const { number, label, isChosen } = choice;
  const state = isChosen ? 'chosen' : limitOf(choice);
  return state === null
    ? ['li', { value: number }, label]
    : ['li', { value: number, 'data-state': state }, label, ['span', 0, ` (${words[state]})`]];
}
