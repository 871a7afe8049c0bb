import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILT_STORIES, builtStoryAddress } from '../../ink/compile/built-story';
import type { InkProgram } from '../../ink/compile/compile-ink';
import { entries } from '../project/entries';
import { cacheResults, resultKey, type ResultCache } from '../threads/cache-results';
import type { Task } from '../threads/task';
import type { Threads } from '../threads/threads';

const compileStory: Task<InkProgram, string> = {
  file: entries.compileStory,
  name: 'compileStory',
};

interface WriteStoriesOptions {
  /** The directory that is served. */
  directory: string;
  cache: ResultCache;
  /** Changes with ink itself. */
  digest: string;
  threads?: Threads;
}

/**
 * Writes what a published game would load for each program, so that players do not need a compiler. A program with
 * compiler complaints is left out, so that the player compiles it and shows them.
 */
export async function writeStories(
  programs: readonly InkProgram[],
  { directory, digest, ...options }: WriteStoriesOptions,
): Promise<void> {
  const folder = path.join(directory, BUILT_STORIES);
  mkdirSync(folder, { recursive: true });
  const byAddress = new Map<string, { key: string; input: InkProgram }>();
  for (const { source, files } of programs) {
    const input = { source, files };
    const address = builtStoryAddress(input);
    const key = resultKey(digest, ['story', input]);
    const other = byAddress.get(address);
    if (other !== undefined && other.key !== key) {
      throw new Error(`Two stories would be served at ${address}. Change a word in one of them.`);
    }
    byAddress.set(address, { key, input });
  }
  const stories = await cacheResults(compileStory, [...byAddress.values()], options);
  const files = new Map(
    [...byAddress.keys()].map((address, index) => [path.join(directory, address), stories[index]]),
  );
  for (const file of readdirSync(folder).map((name) => path.join(folder, name))) {
    if (!files.get(file)) rmSync(file, { recursive: true });
  }
  for (const [file, json] of files) {
    // Writing takes longer than looking, and most stories are there from the last build.
    const isThere = existsSync(file) && readFileSync(file, 'utf8') === json;
    if (json && !isThere) writeFileSync(file, json);
  }
}
