import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { findPlace, type FoundPlace } from './find-place';
import { lineBreakOf, type EditPlan } from './text-edit';

export const PLACE_COLOURS = ['red', 'amber', 'green', 'blue', 'grey'] as const;
export type PlaceColour = (typeof PLACE_COLOURS)[number];

/** What a writer has noted on a place. */
export interface PlaceNote {
  note: string;
  colour: PlaceColour | null;
}

const COLOUR = /^colou?r:\s*(?<name>[a-z]+)$/i;

/**
 * What the comments directly below a place’s header say. They are a writer’s own place for notes, go with the text
 * wherever it goes, and are undone with it; a colour is one of them: `// colour: red`.
 */
export function placeNote(program: StoryProgram, place: FoundPlace): PlaceNote {
  const texts = commentLines(program, place).map(({ text }) =>
    text.replace(/^\/\/+\s?/, '').trim(),
  );
  const colours = texts.map(colourOf);
  return {
    note: texts
      .filter((_, index) => colours[index] === null)
      .join('\n')
      .trim(),
    colour: colours.find((colour) => colour !== null) ?? null,
  };
}

/** Writes a note and a colour below a place’s header, instead of those that are there. */
export function changeNote(
  program: StoryProgram,
  id: string,
  { note, colour }: PlaceNote,
): EditPlan {
  const place = findPlace(program, id);
  if (place === null) return { problem: 'changed' };
  const { file, lines, body } = place;
  const text = textOfFile(program, file);
  const eol = lineBreakOf(text);
  const former = commentLines(program, place);
  const from = lines[body]?.from ?? text.length;
  const to = former.length === 0 ? from : (lines[body + former.length]?.from ?? text.length);
  const written = [
    ...(colour === null ? [] : [`colour: ${colour}`]),
    ...note.split(/\r?\n/).map((line) => line.trim()),
  ].filter((line) => line !== '');
  const insert = written.map((line) => `// ${line}${eol}`).join('');
  return { edits: insert === text.slice(from, to) ? [] : [{ file, from, to, insert }] };
}

function commentLines(
  program: StoryProgram,
  { file, lines, body, bodyEnd }: FoundPlace,
): { text: string }[] {
  const text = textOfFile(program, file);
  const texts = lines
    .slice(body, bodyEnd)
    .map(({ from, to }) => ({ text: text.slice(from, to).trim() }));
  const end = texts.findIndex((line) => !line.text.startsWith('//'));
  return end < 0 ? texts : texts.slice(0, end);
}

function colourOf(text: string): PlaceColour | null {
  const name = COLOUR.exec(text)?.groups?.name?.toLowerCase();
  return PLACE_COLOURS.find((colour) => colour === name) ?? null;
}
