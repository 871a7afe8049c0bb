import { askAboutConflict } from '../conflict/ask-about-conflict';
import { branchOf, type EntryBranches } from './entry-branches';
import { statusOf, type GithubApi, type PullRequest } from './github-api';
import { mergeWork } from './merge-work';
import { placeOf, SIDEBAR_FILE } from './page-place';
import type { Repository } from './repository';

interface Host {
  api: GithubApi;
  repository: Repository;
  branches: EntryBranches;
}

/** Publishes an entry’s branch; brings it up to date first if GitHub cannot merge it as it is. */
export async function publishEntry(host: Host, collection: string, slug: string): Promise<void> {
  const { api } = host;
  const branch = branchOf(collection, slug);
  const pullRequest = await api.getBranchPullRequest(branch);
  try {
    await merge(api, pullRequest, pullRequest.head.sha);
  } catch (error) {
    if (![405, 409].includes(statusOf(error) ?? 0)) throw error;
    const updated = await bringUpToDate(host, branch, pullRequest.head.sha);
    if (updated === null) throw error;
    await merge(api, pullRequest, updated);
  }
  await api.deleteBranch(branch);
}

async function merge(api: GithubApi, { number, title }: PullRequest, sha: string): Promise<void> {
  await api.request(`${api.repoURL}/pulls/${number}/merge`, {
    method: 'PUT',
    body: JSON.stringify({ sha, merge_method: 'merge', commit_title: title }),
  });
}

/** The branch’s new last commit; null if it already contains all that is published. */
async function bringUpToDate(
  { api, repository, branches }: Host,
  branch: string,
  head: string,
): Promise<string | null> {
  const publishedHead = await repository.head();
  const { merge_base_commit: start, files = [] } = await api.getDifferences(api.branch, head);
  if (start.sha === publishedHead) return null;
  const [base, own, published] = await Promise.all(
    [start.sha, head, publishedHead].map((commit) => repository.tree(commit)),
  );
  if (!base || !own || !published) return null;
  const changes = await mergeWork(
    repository,
    { differences: files, base, own, published },
    { file: SIDEBAR_FILE, docIdOf: (file) => placeOf(file)?.docId ?? null },
    decide,
  );
  const message = `Bring ${branch} up to date`;
  const commit = await repository.commit(message, [publishedHead, head], changes);
  await branches.move(branch, commit);
  return commit;
}

/** Asks which text is published where both sides changed the same lines. */
async function decide(file: string, theirs: string, mine: string): Promise<string> {
  const choice = await askAboutConflict({ path: file, text: theirs }, mine, 'publish');
  if (choice === null) {
    throw new Error(
      `${file} was not published: it was changed on the site after this work began, in the same lines. Your text is still here: publish it again to decide.`,
    );
  }
  return choice === 'mine' ? mine : theirs;
}
