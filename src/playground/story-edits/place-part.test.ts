import type { StoryProgram } from '../../ink/story/story-program';
import {
  followPart,
  partOfPlace,
  placesWithin,
  typedPart,
  writingEnd,
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
  ['hall', '=== hall\nCold.\n'],
  ['hall.attic', '= attic\nDust.'],
  ['cellar', '=== cellar\nDamp.\n'],
])('the part of “%s” ends above the next place and its comment', (id, lines) => {
  expect(linesOf(part(id))).toBe(lines);
});

test('a beginning without a line has no part', () => {
  expect(partOfPlace(story('=== hall\nCold.\n'), '')).toBeNull();
});

test('one goes on writing below the last words', () => {
  expect(writingEnd(part('hall'))).toBe(STORY.indexOf('Cold.') + 5);
});

describe('while it is written', () => {
  const typed = (id: string, from: string, to: string): PlacePart =>
    typedPart(part(id), story(STORY.replace(from, to)));

  test('it grows with its lines', () => {
    expect(linesOf(typed('hall', 'Cold.', 'Cold and dark.\n* Go'))).toBe(
      '=== hall\nCold and dark.\n* Go\n',
    );
  });

  test('another name is the place’s name, and a broken one leaves the last', () => {
    expect(typed('hall', '=== hall', '=== hallway').id).toBe('hallway');
    expect(typed('hall', '=== hall', '=== ').id).toBe('hall');
  });

  test('a new knot stays in it, and is told', () => {
    const longer = typed('hall', 'Cold.\n', 'Cold.\n=== yard\nSun.\n');
    expect(linesOf(longer)).toBe('=== hall\nCold.\n=== yard\nSun.\n');
    expect(placesWithin(longer)).toEqual(['yard']);
    const followed = followPart(longer, story(`VAR x = 1\n${longer.program.source}`));
    expect(linesOf(followed)).toBe('=== hall\nCold.\n=== yard\nSun.\n');
    expect(linesOf(followPart(longer, story(STORY)))).toBe('=== hall\nCold.\n');
  });
});

describe('when the text is changed elsewhere', () => {
  const followed = (id: string, from: string, to: string): PlacePart | null =>
    followPart(part(id), story(STORY.replace(from, to)));

  test('it moves with what is above it, and takes what is written into it', () => {
    expect(linesOf(followed('hall.attic', 'Cold.', 'Cold.\nWet.'))).toBe('= attic\nDust.');
    expect(linesOf(followed('hall', 'Cold.', 'Cold.\nWet.'))).toBe('=== hall\nCold.\nWet.\n');
  });

  test('it keeps to a place that is renamed', () => {
    expect(followed('hall', '=== hall', '=== hallway')?.id).toBe('hallway');
  });

  test('it is gone with its place', () => {
    expect(followed('cellar', '=== cellar\nDamp.\n', '')).toBeNull();
    expect(followed('hall.attic', '= attic\n', '')).toBeNull();
  });
});
