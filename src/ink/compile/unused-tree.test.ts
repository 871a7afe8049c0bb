import { InkParser } from 'inkjs/compiler/Parser/InkParser';
import { Knot } from 'inkjs/compiler/Parser/ParsedHierarchy/Knot';
import { realStories } from '../../../testing/real-stories';
import { randomStory } from '../map/random-story.fixture';
import { compileInk, type InkProgram } from './compile-ink';
import { UnusedTree } from './unused-tree';

/** What inkjs only computes from the rest, and keeps: it is the same each time. */
const COMPUTED = new Set(['_dotSeparatedComponents', 'opName']);

type Fields = [name: unknown, value: unknown][];

function fieldsOf(object: object): Fields {
  if (object instanceof Map) return [...object];
  return Object.entries(object).filter(
    ([name, value]) => typeof value !== 'function' && !COMPUTED.has(name),
  );
}

/** All objects of a tree, and what is in them. */
function contentsOf(root: object): Map<object, Fields> {
  const contents = new Map<object, Fields>();
  const open = [root];
  for (let object = open.pop(); object !== undefined; object = open.pop()) {
    if (contents.has(object)) continue;
    const fields = fieldsOf(object);
    contents.set(object, fields);
    for (const [, value] of fields) if (typeof value === 'object' && value) open.push(value);
  }
  return contents;
}

/** Where a tree is not as it was, in words. */
function differences(before: Map<object, Fields>): string[] {
  const found = new Set<string>();
  const isEmpty = (value: unknown): boolean =>
    (Array.isArray(value) && value.length === 0) || (value instanceof Map && value.size === 0);
  for (const [object, fields] of before) {
    const now = fieldsOf(object);
    if (now.length !== fields.length) found.add(`${object.constructor.name} has another size`);
    now.forEach(([name, value], index) => {
      const [, former] = fields[index] ?? [];
      if (value !== former && !(isEmpty(value) && isEmpty(former)))
        found.add(`${object.constructor.name}.${String(name)}`);
    });
  }
  return [...found];
}

/** What is not as it was in the knots of a program after it was compiled and its trees were brought back. */
function leftIn({ source, files }: InkProgram): { written: string[]; left: string[] } {
  const fileHandler = {
    ResolveInkFilename: (name: string) => name,
    LoadInkFileContents: (name: string) => files[name] ?? '',
  };
  const parser = new InkParser(source, null, () => undefined, null, fileHandler);
  const story = parser.ParseStory();
  const knots = story.content.filter((part) => part instanceof Knot);
  // They come into a story of their own each time.
  for (const knot of knots) knot.parent = null;
  const before = knots.map((knot) => contentsOf(knot));
  const trees = knots.map((knot) => new UnusedTree(knot, 0));
  for (const knot of knots) knot.parent = story;
  try {
    story.ExportRuntime(() => undefined);
  } catch {
    // What does not compile is brought back, too.
  }
  for (const knot of knots) knot.parent = null;
  const written = before.flatMap(differences);
  for (const tree of trees) tree.reset(0);
  return { written, left: before.flatMap(differences) };
}

test('after a compilation, all of it is as the parser made it', async () => {
  // Sets the parser up.
  expect(compileInk({ source: 'Hello.', files: {} }).story).not.toBeNull();
  const programs = [
    ...(await realStories()),
    ...Array.from({ length: 200 }, (_, seed) => randomStory(seed)),
  ];
  let compiled = 0;
  for (const program of programs) {
    const { written, left } = leftIn(program);
    if (written.length > 0) compiled += 1;
    expect([left, program.source]).toEqual([[], program.source]);
  }
  expect(compiled).toBeGreaterThan(300);
});
