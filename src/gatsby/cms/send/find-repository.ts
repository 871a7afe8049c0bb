import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Obstacle } from '../../../cms/protocol/send-protocol';
import { NoGitError, runGit, type GitResult } from './run-git';

/** The repository that a project is in. */
export interface Repository {
  /** The folder of its files, of which the project may be a part. */
  root: string;
  /** The project’s folder in it, with a slash at its end; '' for all of it. */
  prefix: string;
  /** The folder of Git’s own files. */
  gitFolder: string;
  /** The last commit. */
  head: string;
  /** Name and address of whoever commits. */
  author: string;
}

/** What Git leaves in its folder while it waits for somebody to go on. */
const UNFINISHED = [
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'BISECT_LOG',
  'rebase-merge',
  'rebase-apply',
];

/** Finds the repository of a project, or what has to be done before something can be sent in from there. */
export async function findRepository(projectRoot: string): Promise<Repository | Obstacle> {
  try {
    return await lookFor(projectRoot);
  } catch (error) {
    if (error instanceof NoGitError) return { kind: 'no-git', said: '' };
    throw error;
  }
}

async function lookFor(projectRoot: string): Promise<Repository | Obstacle> {
  const where = ['--absolute-git-dir', '--show-prefix', '--show-cdup', 'HEAD^{commit}'];
  const found = await runGit(projectRoot, ['rev-parse', ...where]);
  const [gitFolder = '', prefix = '', up = '', head = ''] = found.stdout.split(/\r?\n/);
  if (gitFolder === '') {
    const isOthers = found.said.includes('dubious ownership');
    return { kind: isOthers ? 'not-trusted' : 'no-repository', said: found.said };
  }
  if (found.status !== 0) return { kind: 'no-commit', said: '' };
  const isBegun = UNFINISHED.some((name) => existsSync(path.join(gitFolder, name)));
  // Also what a stash has left: its marks would be committed.
  if (isBegun || (await runGit(projectRoot, ['ls-files', '--unmerged'])).stdout !== '') {
    return { kind: 'unfinished', said: firstLine(await runGit(projectRoot, ['status'])) };
  }
  const person = await runGit(projectRoot, ['var', 'GIT_AUTHOR_IDENT']);
  if (person.status !== 0) return { kind: 'no-author', said: person.said };
  return {
    root: path.resolve(projectRoot, up),
    prefix,
    gitFolder,
    head,
    // Without the time.
    author: person.stdout.replace(/(?<=>).*/s, ''),
  };
}

const firstLine = ({ stdout }: GitResult) => stdout.split('\n', 1)[0] ?? '';
