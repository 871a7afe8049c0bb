import { setTimeout } from 'node:timers/promises';
import type { Commit, OwnCommit, TheirCommit } from '../../../cms/protocol/send-protocol';
import type { Branches } from './branches';
import type { Repository } from './find-repository';
import { reasonOf } from './reason-of';
import { partsOf, PLAIN_PATHS, requireDone, runGit } from './run-git';

const MOST = 30;
const TRIES = 20;
const BETWEEN_TRIES = 250;
const RECORD = '\x1e';
const FIELD = '\x1f';
const FORMAT = `--format=${RECORD}${['%H', '%s', '%an', '%aI', ''].join('%x1f')}`;

/** The commits that are only in this folder, newest first. */
export async function waitingCommits(
  repository: Repository,
  { current, mainRef, refs }: Branches,
): Promise<OwnCommit[]> {
  const isOnMain = mainRef === `refs/heads/${current}`;
  const published = refs.has(mainRef) && !isOnMain ? [mainRef] : [];
  const ofOthers = [...refs].filter(
    ([ref]) => ref.startsWith('refs/remotes/') || published.includes(ref),
  );
  const isKnown = ofOthers.some(([, commit]) => commit === repository.head);
  if (ofOthers.length === 0 || isKnown) return [];
  return commitsWithout(repository, ['--remotes', ...published]);
}

/** The commits on the branch that some other ones have not, newest first. */
export async function commitsWithout(
  { root, prefix }: Repository,
  others: readonly string[],
): Promise<OwnCommit[]> {
  const log = ['log', `--max-count=${MOST}`, '--name-only', '-z', FORMAT];
  const args = [...log, 'HEAD', '--not', ...others];
  const printed = requireDone(await runGit(root, args));
  return recordsOf(printed).map(({ commit, files }) => ({
    ...commit,
    files: filesIn(prefix, files),
  }));
}

/** The files that differ between a commit and the last one, by paths of the project. */
export async function changedSince(
  { root, prefix }: Repository,
  commit: string,
): Promise<string[]> {
  const compare = ['diff-tree', '--name-only', '--no-renames', '-r', '-z', commit, 'HEAD'];
  return filesIn(prefix, partsOf(requireDone(await runGit(root, compare))));
}

/** Paths of the project, of those of the repository that are in it. */
function filesIn(prefix: string, files: readonly string[]): string[] {
  return files.filter((file) => file.startsWith(prefix)).map((file) => file.slice(prefix.length));
}

/** What others have committed to the content on a branch, newest first; `mine` are the files that the author has changed. */
export async function theirCommits(
  { root, prefix }: Repository,
  ref: string,
  mine: readonly string[],
): Promise<TheirCommit[]> {
  const content = ['content', 'static'].map((folder) => prefix + folder);
  const log = ['log', `--max-count=${MOST}`, '--no-merges', '--name-only', '-z', FORMAT];
  const args = [...log, `HEAD..${ref}`, '--', ...content];
  const printed = requireDone(await runGit(root, args, { env: PLAIN_PATHS }));
  return recordsOf(printed).map(({ commit, files: found }) => {
    const files = found.map((file) => file.slice(prefix.length));
    return { ...commit, files, shared: files.filter((file) => mine.includes(file)) };
  });
}

function recordsOf(printed: string): { commit: Commit; files: string[] }[] {
  return printed
    .split(RECORD)
    .slice(1)
    .map((record) => {
      const [id = '', subject = '', author = '', date = '', rest = ''] = record.split(FIELD);
      const files = partsOf(rest).map((file) => file.replace(/^\n/, ''));
      return { commit: { id, subject, author, date }, files: files.filter(Boolean) };
    });
}

/** The files of a commit, by paths of the repository. */
export async function filesOf({ root }: Repository, commit: string): Promise<string[]> {
  const list = ['diff-tree', '--no-commit-id', '--name-only', '--no-renames', '-r', '-z', commit];
  return partsOf(requireDone(await runGit(root, list)));
}

/** Makes the author’s index agree with the last commit about some files; their texts on disk stay as they are. */
export async function unstage({ root }: Repository, files: readonly string[]): Promise<void> {
  const reset = ['reset', '--quiet', '--pathspec-from-file=-', '--pathspec-file-nul'];
  const input = files.map((file) => `${file}\0`).join('');
  if (files.length === 0) return;
  for (let left = TRIES; ; left -= 1) {
    const done = await runGit(root, reset, { input, env: PLAIN_PATHS });
    // An editor that watches the folder reads the index as soon as there is a commit.
    if (left > 0 && reasonOf(done.said) === 'locked') await setTimeout(BETWEEN_TRIES);
    else return void requireDone(done);
  }
}
