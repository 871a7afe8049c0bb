import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { ChangedFile, SendFailure } from '../../../cms/protocol/send-protocol';
import { cameFromKey, type Branches } from './branches';
import { pathsOf } from './changed-files';
import { filesOf, unstage } from './commits';
import type { Repository } from './find-repository';
import { withOwnIndex } from './own-index';
import { reasonOf } from './reason-of';
import { allSaid, requireDone, runGit } from './run-git';

interface Contribution {
  sentence: string;
  changes: readonly ChangedFile[];
  /** The branch to make; null to stay on the current one. */
  newBranch: string | null;
}

/**
 * Commits the changes as Git would, with its hooks, author and signature. Returns why it made no commit, and then all is
 * as it was; null if it made one.
 */
export async function commitChanges(
  repository: Repository,
  { current }: Pick<Branches, 'current'>,
  { sentence, changes, newBranch }: Contribution,
): Promise<SendFailure | null> {
  const { root, prefix, head } = repository;
  const cameFrom = current === null ? head : `refs/heads/${current}`;
  const files = changes.flatMap(pathsOf).map((file) => prefix + file);
  const done = await withOwnIndex(repository, files, async (env) => {
    if (newBranch !== null) await beginBranch(repository, newBranch, cameFrom);
    const commit = ['commit', '--quiet', '--cleanup=whitespace', '--file=-'];
    const result = await runGit(root, commit, { env, input: sentence, within: HOOKS_WITHIN });
    if (result.status !== 0 && newBranch !== null)
      await leaveBranch(repository, newBranch, cameFrom);
    return result;
  });
  if (done.status === 0) {
    // Hooks may have added some.
    await unstage(repository, await filesOf(repository, 'HEAD'));
    return null;
  }
  const isLocked = reasonOf(done.said) === 'locked';
  const byHook = !isLocked && (await hasHook(repository, COMMIT_HOOKS)) ? 'hook' : 'other';
  return { step: 'commit', reason: isLocked ? 'locked' : byHook, said: allSaid(done) };
}

const HOOKS_WITHIN = 300_000;
const COMMIT_HOOKS = ['pre-commit', 'prepare-commit-msg', 'commit-msg'];

/** Makes a branch at the last commit and goes to it, which changes no file and nothing that is staged. */
async function beginBranch({ root }: Repository, branch: string, cameFrom: string): Promise<void> {
  requireDone(await runGit(root, ['branch', '--no-track', branch, 'HEAD']));
  requireDone(await runGit(root, ['config', cameFromKey(branch), cameFrom]));
  requireDone(await runGit(root, ['symbolic-ref', 'HEAD', `refs/heads/${branch}`]));
}

/** Goes back from a branch without commits of its own to where it began, and removes it. */
export async function leaveBranch(
  { root }: Repository,
  branch: string,
  cameFrom: string,
): Promise<void> {
  const back = cameFrom.startsWith('refs/')
    ? ['symbolic-ref', 'HEAD', cameFrom]
    : ['update-ref', '--no-deref', 'HEAD', cameFrom];
  requireDone(await runGit(root, back));
  requireDone(await runGit(root, ['branch', '--delete', '--quiet', branch]));
}

/** Whether the repository has one of these hooks. */
export async function hasHook({ root }: Repository, names: readonly string[]): Promise<boolean> {
  const folder = requireDone(await runGit(root, ['rev-parse', '--git-path', 'hooks'])).trim();
  return names.some((name) => {
    try {
      accessSync(path.resolve(root, folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
