import type { DocumentNode } from '../../base/tree/document-tree';
import { transcriptMessages as words } from '../../config/messages/transcript';
import { drawPlayedText } from './draw-played-text';
import { limitOf, type Transcript, type TranscriptChoice } from './transcript';
import { continuesBy, turnsOf } from './turns-of';

/** A transcript as plain text that says what the drawn one shows: without tags and markup, which no player sees. */
export function shownText(transcript: Transcript): string {
  return turnsOf(transcript)
    .flatMap(({ paragraphs, choices, isEnd }) => [
      paragraphs.map(playedText).filter(Boolean),
      linesOf(choices),
      isEnd ? [words.end] : [],
    ])
    .filter((part) => part.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function linesOf(choices: readonly TranscriptChoice[]): string[] {
  const way = continuesBy(choices);
  return way === null ? choices.map(lineOf) : [way];
}

function lineOf(choice: TranscriptChoice): string {
  const { number, label, isChosen } = choice;
  const limit = isChosen ? null : limitOf(choice);
  const note = limit === null ? '' : ` (${words[limit]})`;
  return `${isChosen ? '>' : ' '} ${number}. ${playedText(label)}${note}`;
}

/** The parts of a line are set apart by spaces in a drawing; in plain text none stands at an end. */
function playedText(text: string): string {
  return textOf(drawPlayedText(text))
    .replace(/ {2,}/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim();
}

function textOf(nodes: readonly DocumentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const [name, , ...children] = node;
      return name === 'br' ? '\n' : textOf(children);
    })
    .join('');
}
