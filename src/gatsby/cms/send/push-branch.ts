import type { SendFailure } from '../../../cms/protocol/send-protocol';
import { readBranches, type Branches } from './branches';
import { hasHook } from './commit-changes';
import type { Repository } from './find-repository';
import { reasonOf } from './reason-of';
import { allSaid, runGit } from './run-git';

const PUSHED_WITHIN = 180_000;
const FETCHED_WITHIN = 45_000;

/** Pushes the current branch, never by force. Returns why it could not, and null if it did or there is no remote. */
export async function pushBranch(
  repository: Repository,
  { current, pushRemote, config, refs }: Branches,
): Promise<SendFailure | null> {
  if (pushRemote === null || current === null) return null;
  // An upstream that the author has chosen stays.
  const upstream = config.has(`branch.${current}.merge`) ? [] : ['--set-upstream'];
  const branch = `refs/heads/${current}`;
  const push = ['push', '--porcelain', ...upstream, pushRemote, `${branch}:${branch}`];
  const done = await runGit(repository.root, push, { within: PUSHED_WITHIN });
  if (done.status === 0) return null;
  const said = allSaid(done);
  const known = done.status === null ? 'network' : reasonOf(said);
  const isTaken = known === 'behind' && !refs.has(`refs/remotes/${pushRemote}/${current}`);
  const byHook = known === null && (await hasHook(repository, ['pre-push'])) ? 'hook' : null;
  return { step: 'push', reason: isTaken ? 'name-taken' : (known ?? byHook ?? 'other'), said };
}

/** Asks the remotes what others have committed, and changes no file. Returns why it could not. */
export async function fetchTheirs(repository: Repository): Promise<SendFailure | null> {
  const { pushRemote, baseRemote } = await readBranches(repository);
  for (const remote of new Set([baseRemote, pushRemote])) {
    if (remote === null) continue;
    const fetch = ['-c', 'gc.auto=0', 'fetch', '--quiet', '--no-tags', remote];
    const { status, said } = await runGit(repository.root, fetch, { within: FETCHED_WITHIN });
    if (status === 0) continue;
    const reason = status === null ? 'network' : (reasonOf(said) ?? 'other');
    return { step: 'fetch', reason, said };
  }
  return null;
}
