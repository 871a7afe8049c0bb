import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { InkProgram } from '../src/ink/compile/compile-ink';
import { recordings } from '../src/lessons/recordings/recordings';
import { wholeGroups } from '../src/lessons/samples/complete-groups';
import { programOfGroup } from '../src/lessons/samples/program-of-group';
import { loadDocs } from './load-docs';

const STARTERS = ['content/playground', 'content/games'];

/** The stories of the site, each once: complete samples, starters, games, and those that strangers played elsewhere. */
export async function realStories(): Promise<InkProgram[]> {
  const groups = (await loadDocs()).flatMap(({ codeSamples }) => wholeGroups(codeSamples));
  const texts = STARTERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ink'))
      .map((name) => path.join(folder, name)),
  );
  const inks = ['content/home/story.ink', ...texts].map((file) => {
    const folder = path.dirname(file);
    const beside = texts.filter((one) => one.startsWith(`${folder}/`));
    const files: Record<string, string> = Object.fromEntries(
      beside.map((one) => [path.relative(folder, one), readFileSync(one, 'utf8')]),
    );
    return { source: readFileSync(file, 'utf8'), files };
  });
  const all = [
    ...groups.map(programOfGroup),
    ...inks,
    ...recordings.map(({ source }) => ({ source, files: {} })),
  ];
  // The recordings contain many of the samples.
  const programs = [...new Map(all.map((program) => [JSON.stringify(program), program])).values()];
  if (programs.length < 300) throw new Error(`Only ${programs.length} stories were found.`);
  return programs;
}
