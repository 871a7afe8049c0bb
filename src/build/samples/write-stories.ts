import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILT_STORIES, builtStoryAddress } from '../../core/samples/built-story';
import { compileInk, type InkProgram } from '../../core/samples/compile-ink';

/** The part of Gatsby’s cache that is used here. */
export interface StoryCache {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: string) => Promise<unknown>;
}

interface WriteStoriesOptions {
  /** The directory that is served. */
  directory: string;
  cache: StoryCache;
  /** Changes with ink itself. */
  digest: string;
}

/**
 * The files this process has written: a story’s name is derived from its text, so it does not have to be written
 * again at each change.
 */
const made = new Set<string>();

/**
 * Writes what a published game would load for each program, so that players do not need a compiler. A program with
 * compiler complaints is left out, so that the player compiles it and shows them.
 */
export async function writeStories(
  programs: readonly InkProgram[],
  { directory, cache, digest }: WriteStoriesOptions,
): Promise<void> {
  const folder = path.join(directory, BUILT_STORIES);
  mkdirSync(folder, { recursive: true });
  const written = new Map<string, string>();
  const kept: Promise<unknown>[] = [];
  for (const { source, files } of programs) {
    const program = { source, files };
    const address = builtStoryAddress(program);
    const text = JSON.stringify(program);
    const other = written.get(address);
    if (other === text) continue;
    if (other !== undefined) {
      throw new Error(`Two stories would be served at ${address}. Change a word in one of them.`);
    }
    written.set(address, text);
    const file = path.join(directory, address);
    if (made.has(file)) continue;
    made.add(file);
    const key = createHash('sha256').update(['story', digest, text].join('\0')).digest('hex');
    const json = ((await cache.get(key)) as string | undefined) ?? compile(program);
    // Awaited together: one by one, the cache would write each to disk before the next.
    kept.push(cache.set(key, json));
    rmSync(file, { force: true });
    if (json !== '') writeFileSync(file, json);
  }
  const wanted = new Set([...written.keys()].map((address) => path.join(directory, address)));
  for (const file of readdirSync(folder).map((name) => path.join(folder, name))) {
    if (wanted.has(file)) continue;
    made.delete(file);
    rmSync(file, { recursive: true });
  }
  await Promise.all(kept);
}

function compile(program: InkProgram): string {
  const { story, issues } = compileInk(program, { countsAllVisits: true });
  return issues.length === 0 ? (story?.ToJson() ?? '') : '';
}
