import { fold, wordsOf } from '../../../base/text/fold';
import { withCutMarks } from '../../../docs/search/cut-marks';
import type { TextPiece } from '../../../docs/search/marked-text';

/** How much of a line is shown before and after the first word that was found. */
const BEFORE = 60;
const AFTER = 140;

/** What a text says around the words of a search. */
export interface Excerpt {
  /** The words are marked. */
  pieces: TextPiece[];
  /** Which of the lines it is from, and the first words found there; '' if they are in none. */
  index: number;
  words: string;
}

/** What a text says around the words of a search, from the first line that has most of them. */
export function excerptOf(lines: readonly string[], term: string): Excerpt {
  const words = wordsOf(term);
  const counts = lines.map((line) => {
    const folded = fold(line);
    return words.filter((word) => folded.includes(word)).length;
  });
  const index = Math.max(0, counts.indexOf(Math.max(...counts)));
  const line = (lines[index] ?? '').normalize('NFC');
  const pieces = markWords(line, term);
  const before = pieces.slice(
    0,
    pieces.findIndex(({ isMarked }) => isMarked),
  );
  const first = pieces.length === 1 ? 0 : before.reduce((sum, { text }) => sum + text.length, 0);
  return {
    pieces: withCutMarks(markWords(wholeWords(line, first - BEFORE, first + AFTER), term)),
    index,
    words: pieces.find(({ isMarked }) => isMarked)?.text ?? '',
  };
}

/** A text in pieces, of which those that a search looks for are marked. */
export function markWords(text: string, term: string): TextPiece[] {
  const signs = Array.from(text.normalize('NFC'));
  const folded = signs.map(fold);
  // Which sign each unit of the folded text comes from: folding changes lengths.
  const owners = folded.flatMap((sign, index) => new Array<number>(sign.length).fill(index));
  const marked = new Set(
    wordsOf(term).flatMap((word) =>
      placesOf(folded.join(''), word).flatMap((at) => owners.slice(at, at + word.length)),
    ),
  );
  return signs.reduce<TextPiece[]>((pieces, sign, index) => {
    const isMarked = marked.has(index);
    const last = pieces.at(-1);
    if (last?.isMarked === isMarked) last.text += sign;
    else pieces.push({ text: sign, isMarked });
    return pieces;
  }, []);
}

function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push(at);
  return places;
}

/** A part of a line that does not begin or end within a word. */
function wholeWords(line: string, from: number, to: number): string {
  const start = from <= 0 ? 0 : line.indexOf(' ', from) + 1;
  const end = to >= line.length ? line.length : line.lastIndexOf(' ', to);
  return line.slice(start, end).trim();
}
