import type { Obstacle, SendState } from '../../../cms/protocol/send-protocol';
import { DESK, readBranches, type Branches } from './branches';
import { changedFiles, pathsOf } from './changed-files';
import { changedSince, commitsWithout, theirCommits, waitingCommits } from './commits';
import { findRepository, type Repository } from './find-repository';
import { forkPageOf, requestPageOf } from './remote-pages';
import { requireDone, runGit, withoutPassword } from './run-git';

/** What is known where nothing can be sent in. */
export const stateWithout = (obstacle: Obstacle): SendState => ({
  obstacle,
  author: '',
  branch: null,
  ownBranch: null,
  mainBranch: '',
  remote: null,
  changes: [],
  others: [],
  waiting: [],
  canUndo: false,
  isPushed: false,
  sent: [],
  request: null,
  theirs: { ofMain: [], ofBranch: [] },
});

/** Reads what Git knows of a repository, without asking its remote. */
export async function readState(repository: Repository): Promise<SendState> {
  const branches = await readBranches(repository);
  const { current, refs, remotes, pushRemote, baseRemote, mainBranch } = branches;
  const pushedRef = `refs/remotes/${pushRemote}/${current}`;
  const [pushed = '', base = ''] = [pushRemote, baseRemote].map((name) => remotes.get(name ?? ''));
  const [begin, waiting, { changes, others }] = await Promise.all([
    beginOf(repository, branches),
    waitingCommits(repository, branches),
    changedFiles(repository),
  ]);
  const ownBranch = ownBranchOf(repository, branches, begin);
  const isPushed = current !== null && refs.get(pushedRef) === repository.head;
  const isOffered = current !== null && refs.has(pushedRef) && ownBranch !== null;
  return {
    obstacle: null,
    author: repository.author,
    branch: current,
    ownBranch,
    mainBranch,
    remote:
      pushRemote === null
        ? null
        : {
            name: pushRemote,
            address: withoutPassword(pushed),
            forkPage: forkPageOf(pushed),
          },
    changes,
    others,
    waiting,
    canUndo:
      ownBranch !== null &&
      waiting[0]?.id === repository.head &&
      (await hasOneParent(repository)) &&
      (await isOnlyOn(repository, `refs/heads/${current}`)),
    isPushed,
    sent: isPushed && ownBranch !== null ? await commitsWithout(repository, [begin]) : [],
    request: isOffered ? requestPageOf({ pushed, base, branch: current, mainBranch }) : null,
    theirs: await theirsOf(repository, branches, begin, changes.flatMap(pathsOf)),
  };
}

/** Where the work began: the last commit that the published branch has, too. */
export async function beginOf(
  { root, head }: Repository,
  { mainRef, refs }: Branches,
): Promise<string> {
  const main = refs.get(mainRef);
  if (main === undefined || main === head) return head;
  const { status, stdout } = await runGit(root, ['merge-base', 'HEAD', mainRef]);
  return status === 0 ? stdout.trim() : head;
}

/** The commit that readers have the pages of, as far as it is known; the last one where there is no published branch. */
export async function publishedCommit(projectRoot: string): Promise<string> {
  const found = await findRepository(projectRoot);
  return 'kind' in found ? 'HEAD' : beginOf(found, await readBranches(found));
}

/** Whose branch the folder is on; null if that is the published one, none, or one of the desk that is published by now. */
export function ownBranchOf(
  { head }: Repository,
  { current, mainBranch, mainRef, refs }: Branches,
  begin: string,
): SendState['ownBranch'] {
  if (current === null || current === mainBranch) return null;
  if (!current.startsWith(DESK)) return 'author';
  return refs.has(mainRef) && begin === head ? null : 'desk';
}

/** Whether the last commit is neither the first one nor a merge, which has what others wrote. */
async function hasOneParent({ root }: Repository): Promise<boolean> {
  const list = ['rev-list', '--parents', '--max-count=1', 'HEAD'];
  return (
    requireDone(await runGit(root, list))
      .trim()
      .split(' ').length === 2
  );
}

/** Whether the last commit is on no other branch, here or at a remote. */
async function isOnlyOn({ root }: Repository, branch: string): Promise<boolean> {
  const list = ['for-each-ref', '--format=%(refname)', '--contains', 'HEAD'];
  return requireDone(await runGit(root, list)).trim() === branch;
}

async function theirsOf(
  repository: Repository,
  { current, refs, pushRemote, mainRef }: Branches,
  begin: string,
  changed: readonly string[],
): Promise<SendState['theirs']> {
  const pushedRef = `refs/remotes/${pushRemote}/${current}`;
  const main = refs.get(mainRef) ?? begin;
  const pushed = pushedRef === mainRef ? undefined : refs.get(pushedRef);
  const isMainNewer = main !== begin;
  const isBranchOther = pushed !== undefined && pushed !== repository.head;
  if (!isMainNewer && !isBranchOther) return { ofMain: [], ofBranch: [] };
  const mine = [...changed, ...(await changedSince(repository, begin))];
  return {
    ofMain: isMainNewer ? await theirCommits(repository, mainRef, mine) : [],
    ofBranch: isBranchOther ? await theirCommits(repository, pushedRef, mine) : [],
  };
}
