import { copyFileSync, existsSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { Repository } from './find-repository';
import { requireDone, runGit } from './run-git';

let count = 0;

/**
 * Makes an index of the last commit and of these files as they are on disk, so that what the author has staged stays out
 * of it, and staged. `work` gets the variables with which Git uses it.
 */
export async function withOwnIndex<Result>(
  { root, gitFolder }: Repository,
  files: readonly string[],
  work: (env: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  count += 1;
  const index = path.join(gitFolder, `desk-${process.pid}-${count}.index`);
  const env = { GIT_INDEX_FILE: index };
  try {
    // It knows when files were written, so that Git reads few of them.
    const theirs = path.join(gitFolder, 'index');
    if (existsSync(theirs)) {
      copyFileSync(theirs, index);
      // By its age Git knows which files may have changed in the same second.
      const { atime, mtime } = statSync(theirs);
      utimesSync(index, atime, mtime);
    }
    requireDone(await runGit(root, ['read-tree', '--reset', 'HEAD'], { env }));
    const add = ['update-index', '--add', '--remove', '-z', '--stdin'];
    requireDone(await runGit(root, add, { env, input: files.map((file) => `${file}\0`).join('') }));
    return await work(env);
  } finally {
    for (const file of [index, `${index}.lock`]) rmSync(file, { force: true });
  }
}
