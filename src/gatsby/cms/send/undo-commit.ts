import { cameFromKey, readBranches } from './branches';
import { leaveBranch } from './commit-changes';
import { filesOf, unstage } from './commits';
import type { Repository } from './find-repository';
import { requireDone, runGit } from './run-git';

/** Takes the last commit back, which is on no other branch; the files stay, and differ again. */
export async function undoCommit(repository: Repository): Promise<void> {
  const { root, head } = repository;
  const { current, config, refs } = await readBranches(repository);
  const before = requireDone(await runGit(root, ['rev-parse', '--verify', `${head}^`])).trim();
  const files = await filesOf(repository, head);
  const move = ['update-ref', '-m', 'desk: take a commit back', 'HEAD', before, head];
  requireDone(await runGit(root, move));
  await unstage(repository, files);
  const cameFrom = config.get(cameFromKey(current ?? ''));
  const isBegin = cameFrom !== undefined && (refs.get(cameFrom) ?? cameFrom) === before;
  if (current !== null && isBegin) await leaveBranch(repository, current, cameFrom);
}
