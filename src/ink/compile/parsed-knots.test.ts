import { mutateText } from '../../../testing/mutate-text';
import { randomInts } from '../../../testing/random';
import { realStories } from '../../../testing/real-stories';
import { firstSeed, someOf, times } from '../../../testing/thorough';
import { randomStory } from '../map/random-story.fixture';
import { readStoryGraph } from '../map/read-story-graph';
import { compileInk, type InkProgram } from './compile-ink';
import { ParsedKnots } from './parsed-knots';

/** All that a compilation says: what is played, its lines, complaints, the map. */
function outcomeOf(program: InkProgram, knots: ParsedKnots | null) {
  const compiled = compileInk(program, { countsAllVisits: true, knots });
  const { story, issues } = compiled;
  const json = story?.ToJson() ?? null;
  const lines: unknown[] = [];
  const note = (content: unknown): void => {
    const {
      ownDebugMetadata: place,
      content: inner,
      namedOnlyContent,
    } = Object(content) as {
      ownDebugMetadata?: { fileName: string | null; startLineNumber: number } | null;
      content?: unknown[];
      namedOnlyContent?: Map<string, unknown>;
    };
    lines.push(place?.fileName, place?.startLineNumber);
    if (Array.isArray(inner)) inner.forEach(note);
    namedOnlyContent?.forEach(note);
  };
  note(story?.mainContentContainer);
  return { json, lines, issues, map: readStoryGraph(program, compiled) };
}

/** A program with one of its files changed. */
function edited({ source, files }: InkProgram, seed: number): InkProgram {
  const random = randomInts(seed * 31 + 7);
  random(2);
  const names = Object.keys(files);
  const name = names[random(names.length + 2)];
  if (name === undefined) return { source: mutateText(source, seed), files };
  return { source, files: { ...files, [name]: mutateText(files[name] ?? '', seed) } };
}

/** Compiles a program, variations of it, and it again, each with the knots of the one before. */
function compareEdits(program: InkProgram, seed: number, edits: number): void {
  const knots = new ParsedKnots();
  let before = program;
  for (let edit = 0; edit <= edits; edit += 1) {
    const now = edit === 0 ? program : edited(edit % 3 === 0 ? program : before, seed + edit);
    for (const one of [now, program]) {
      const context = [seed, edit, one];
      expect([outcomeOf(one, knots), context]).toEqual([outcomeOf(one, null), context]);
    }
    before = now;
  }
}

test('stories of the site compile to the same after edits as from the beginning', async () => {
  const programs = someOf(await realStories()).filter(({ source }) => source.includes('=='));
  programs.forEach((program, index) => compareEdits(program, firstSeed + index * 101, 4 * times));
  expect(programs.length).toBeGreaterThan(30);
});

test('so do generated ones', () => {
  for (let round = 0; round < 20 * times; round += 1)
    compareEdits(randomStory(firstSeed + round), firstSeed + round * 13, 4);
});

test('a knot that did not change is not parsed again', () => {
  const knots = new ParsedKnots();
  const story = (word: string) => ({
    source: `-> a\n=== a\n${word}\n-> b\n=== b\n{a > 1: Again.}\n-> END\n`,
    files: {},
  });
  const places = (word: string) => {
    const tree = compileInk(story(word), { knots }).tree();
    return ['a', 'b'].map((name) => tree?.subFlowsByName.get(name));
  };
  const [a, b] = places('One.');
  const [changed, same] = places('Two.\nThree.');
  expect(changed).not.toBe(a);
  expect(same).toBe(b);
  expect(same?.debugMetadata?.startLineNumber).toBe(6);
});

test('two knots of the same text are two', () => {
  const knots = new ParsedKnots();
  const source = '=== a\nOne.\n-> END\n=== a\nOne.\n-> END\n=== a\nOne.\n-> END';
  for (let count = 0; count < 3; count += 1) {
    const { issues } = compileInk({ source, files: {} }, { knots });
    expect(issues).toEqual(compileInk({ source, files: {} }).issues);
    expect(issues).toHaveLength(2);
  }
});

test('a complaint is made each time', () => {
  const knots = new ParsedKnots();
  const source = '-> a\n=== a\nNo end.\n=== b\n-> c\n=== d\n{ x:\n=== e\n-> a';
  const issues = [1, 2, 3].map(() => compileInk({ source, files: {} }, { knots }).issues);
  expect(issues[0]?.length).toBeGreaterThan(0);
  expect(issues[1]).toEqual(issues[0]);
  expect(issues[2]).toEqual(issues[0]);
});
