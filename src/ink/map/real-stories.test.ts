/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Story } from 'inkjs/engine/Story';
import { loadDocs } from '../../../testing/load-docs';
import { mutateText } from '../../../testing/mutate-text';
import { wholeGroups } from '../../lessons/samples/complete-groups';
import { programOfGroup } from '../../lessons/samples/program-of-group';
import { compileInk, type InkProgram } from '../compile/compile-ink';
import { readStoryGraph } from './read-story-graph';
import { START } from './story-graph';

const starters = 'content/playground';
let programs: InkProgram[] = [];

beforeAll(async () => {
  const groups = (await loadDocs()).flatMap(({ codeSamples }) => wholeGroups(codeSamples));
  const names = readdirSync(starters, { recursive: true, encoding: 'utf8' });
  const texts = names
    .filter((name) => name.endsWith('.ink'))
    .map((name) => [name, readFileSync(path.join(starters, name), 'utf8')] as const);
  const files = Object.fromEntries(texts);
  programs = [
    ...groups.map(programOfGroup),
    ...texts.map(([, source]) => ({ source, files })),
    { source: readFileSync('content/home/story.ink', 'utf8'), files: {} },
  ];
}, 30_000);

test('every sample, starter and the story of the home page has the places of its compiled story', () => {
  const compared = programs.filter(comparePlaces);
  expect(compared.length).toBeGreaterThan(150);
});

test('so do random variations of them that compile, and none breaks the map', () => {
  const seeds = Number(process.env.MUTATIONS ?? '1');
  const compared = programs.flatMap(({ source, files }, index) =>
    Array.from({ length: seeds }, (_, seed) => ({
      source: mutateText(source, index * 101 + seed),
      files,
    })).filter(comparePlaces),
  );
  expect(compared.length).toBeGreaterThan(100);
});

/** Compares the places of a program with its knots and stitches, unless it does not compile. */
function comparePlaces(program: InkProgram): boolean {
  const map = readStoryGraph(program);
  const { story } = compileInk(program);
  if (story === null) return false;
  const ids = map?.places.map(({ id }) => id) ?? [];
  expect(ids.filter((id) => id !== START).sort()).toEqual(placesOf(story, program).sort());
  const known = new Set(ids);
  for (const { from, to } of map?.ways ?? []) {
    expect(known).toContain(from);
    if (to.kind === 'place') expect(known).toContain(to.id);
    // What compiles leads somewhere.
    expect(to.kind).not.toBe('missing');
  }
  return true;
}

/** The knots and stitches of a compiled story, by ink’s own containers. */
function placesOf(story: Story, { source, files }: InkProgram): string[] {
  const text = [source, ...Object.values(files)].join('\n');
  const functions = new Set(
    [...text.matchAll(/^\s*={2,}\s*function\s+(?<name>[^\s(=]+)/gm)].map(
      ({ groups }) => groups?.name,
    ),
  );
  const knots = [...story.mainContentContainer.namedContent.keys()].filter(
    (name) => name !== 'global decl' && !functions.has(name),
  );
  return knots.flatMap((knot) => {
    const inner = story.KnotContainerWithName(knot)?.namedContent.keys() ?? [];
    return [knot, ...[...inner].map((name) => `${knot}.${name}`)];
  });
}
