import type { StoryProgram } from '../../ink/story/story-program';
import {
  followPart,
  partOfPlace,
  placesWithin,
  placeToWrite,
  typedPart,
  type PlacePart,
} from './place-part';

const STORY = '-> hall\n\n=== hall\nCold.\n\n= attic\nDust.\n// Wet.\n=== cellar\nDamp.\n';
const story = (source: string): StoryProgram => ({ source, files: {} });
const linesOf = (part: PlacePart | null): string | null =>
  part === null ? null : part.program.source.slice(part.from, part.to);
const part = (id: string, source = STORY): PlacePart => {
  const found = partOfPlace(story(source), id);
  if (found === null) throw new Error(`${id} has no line.`);
  return found;
};

test.each([
  ['', '-> hall\n'],
  ['hall', 'Cold.\n'],
  ['hall.attic', 'Dust.'],
  ['cellar', 'Damp.\n'],
])('the part of “%s” is between its header and the next place and its comment', (id, lines) => {
  expect(linesOf(part(id))).toBe(lines);
});

test('a place without a line has no part', () => {
  expect(partOfPlace(story('=== hall\nCold.\n'), '')).toBeNull();
  expect(partOfPlace(story('=== hall\n=== cellar\n'), 'hall')).toBeNull();
});

// “¦” is where one goes on writing.
test.each([
  ['hall', '=== hall\nCold.¦\n\n* Go\n'],
  ['hall', '=== hall\nCold.\nWet.¦'],
  ['hall', '=== hall ===\n¦\n+ [Go] -> cave\n'],
  ['hall', '=== hall ===\r\n¦\r\n-> END\r\n'],
  ['hall', '=== hall\n¦'],
  ['hall', '=== hall\n# IMAGE: a.png\n¦\n-> END'],
  ['hall', '=== hall\n{ x:\n  Dark. -> END\n}\n¦\n* Go'],
  ['hall', '=== hall\nCold. # wet\n¦\n// Later\n* Go'],
  ['hall', '=== hall\n¦\n= attic\nDust.'],
  ['', '¦\n-> hall\n=== hall\n-> END'],
  ['', '# title: Fog\n¦\n-> END'],
])('one goes on writing in “%s” where its words end: %j', (id, marked) => {
  const ready = marked.replace('¦', '');
  const position = marked.indexOf('¦');
  expect(placeToWrite(story(ready), id)).toEqual({ program: story(ready), position });
});

test.each([
  ['hall', '=== hall ===\n+ [Go] -> cave\n', '=== hall ===\n¦\n+ [Go] -> cave\n'],
  ['hall', '=== hall ===\n=== cave\n', '=== hall ===\n¦\n=== cave\n'],
  ['hall', '=== hall', '=== hall\n¦'],
  ['hall', '=== hall\r\n-> END', '=== hall\n¦\r\n-> END'],
  ['hall', '=== hall\n# IMAGE: a.png\n-> END', '=== hall\n# IMAGE: a.png\n¦\n-> END'],
  [
    'hall',
    '=== hall\n// colour: red\n// Why\n-> END',
    '=== hall\n// colour: red\n// Why\n¦\n-> END',
  ],
  ['', '-> hall\n=== hall', '¦\n-> hall\n=== hall'],
])('“%s” is given a line for words if it has none: %j', (id, source, marked) => {
  expect(placeToWrite(story(source), id)).toEqual({
    program: story(marked.replace('¦', '')),
    position: marked.indexOf('¦'),
  });
});

test('a place that is gone is not written in', () => {
  expect(placeToWrite(story(STORY), 'none')).toBeNull();
});

describe('while it is written', () => {
  const typed = (id: string, from: string, to: string): PlacePart =>
    typedPart(part(id), story(STORY.replace(from, to)));

  test('it grows with its lines', () => {
    expect(linesOf(typed('hall', 'Cold.', 'Cold and dark.\n* Go'))).toBe('Cold and dark.\n* Go\n');
  });

  test('a new knot stays in it, and is told', () => {
    const longer = typed('hall', 'Cold.\n', 'Cold.\n=== yard\nSun.\n');
    expect(linesOf(longer)).toBe('Cold.\n=== yard\nSun.\n');
    expect(placesWithin(longer)).toEqual(['yard']);
    const followed = followPart(longer, story(`VAR x = 1\n${longer.program.source}`));
    expect(linesOf(followed)).toBe('Cold.\n=== yard\nSun.\n');
    expect(linesOf(followPart(longer, story(STORY)))).toBe('Cold.\n');
  });
});

describe('when the text is changed elsewhere', () => {
  const followed = (id: string, from: string, to: string): PlacePart | null =>
    followPart(part(id), story(STORY.replace(from, to)));

  test('it moves with what is above it, and takes what is written into it', () => {
    expect(linesOf(followed('hall.attic', 'Cold.', 'Cold.\nWet.'))).toBe('Dust.');
    expect(linesOf(followed('hall', 'Cold.', 'Cold.\nWet.'))).toBe('Cold.\nWet.\n');
  });

  test('it keeps to a place that is renamed', () => {
    expect(followed('hall', '=== hall', '=== hallway')?.id).toBe('hallway');
  });

  test('it is gone with its place', () => {
    expect(followed('cellar', '=== cellar\nDamp.\n', '')).toBeNull();
    expect(followed('hall.attic', '= attic\n', '')).toBeNull();
  });
});
