import { formFiles } from '../../../config/cms-address';
import { mergeRedirects } from '../../editing/redirects';
import { askAboutConflict } from '../conflict/ask-about-conflict';
import { branchOf, type EntryBranches } from './entry-branches';
import { demandOf, statusOf, type GithubApi, type PullRequest } from './github-api';
import { mayMisdirect, withFitRedirects } from './fit-redirects';
import { mergeWork, type Work } from './merge-work';
import { placeOf, SIDEBAR_FILE } from './page-place';
import { requireLinks } from './require-links';

/** A writer’s work after which something else was published; the commits are those that a merge joins. */
interface OutdatedWork extends Work {
  branch: string;
  commits: readonly [published: string, own: string];
}

/** Publishes an entry’s branch; brings it up to date first if GitHub cannot merge it as it is. */
export async function publishEntry(
  branches: EntryBranches,
  collection: string,
  slug: string,
): Promise<void> {
  const { api } = branches;
  const branch = branchOf(collection, slug);
  const pullRequest = await branches.pullRequestOf(branch);
  if (pullRequest === null) {
    throw new Error(
      'Somebody else has published or discarded these changes meanwhile. Reload this page to see how it is now.',
    );
  }
  const { sha } = pullRequest.head;
  const work = await findOutdated(branches, branch, sha);
  if (work !== null) await requireLinks(branches.repository, work);
  const own = work !== null && mayMisdirect(work) ? await bringUpToDate(branches, work) : sha;
  try {
    await merge(api, pullRequest, own);
  } catch (error) {
    if (work === null || own !== sha || ![405, 409].includes(statusOf(error) ?? 0)) throw error;
    await merge(api, pullRequest, await bringUpToDate(branches, work));
  }
  await api.deleteBranch(branch);
}

async function merge(api: GithubApi, pullRequest: PullRequest, sha: string): Promise<void> {
  const { number, title, html_url: url } = pullRequest;
  try {
    await api.request(`${api.repoURL}/pulls/${number}/merge`, {
      method: 'PUT',
      body: JSON.stringify({ sha, merge_method: 'merge', commit_title: title }),
    });
  } catch (error) {
    const demand = demandOf(error);
    if (demand === null) throw error;
    throw new Error(
      `${api.branch} is protected, and GitHub says “${demand}” See what is missing at ${url}, then publish it again.`,
    );
  }
}

/** The work on a branch with what was published since it began; null if nothing was. */
async function findOutdated(
  { api, repository }: EntryBranches,
  branch: string,
  head: string,
): Promise<OutdatedWork | null> {
  const publishedHead = await repository.head();
  const { merge_base_commit: start, files = [] } = await api.getDifferences(api.branch, head);
  if (start.sha === publishedHead) return null;
  return {
    branch,
    commits: [publishedHead, head],
    differences: files,
    base: await repository.tree(start.sha),
    own: await repository.tree(head),
    published: await repository.tree(publishedHead),
  };
}

/** Merges what was published into a branch; the branch’s new last commit. */
async function bringUpToDate(branches: EntryBranches, work: OutdatedWork): Promise<string> {
  const rules = {
    file: SIDEBAR_FILE,
    docIdOf: (file: string) => placeOf(file)?.docId ?? null,
    redirects: { file: formFiles.redirects, merge: mergeRedirects },
  };
  const { repository } = branches;
  const merged = await mergeWork(repository, work, rules, decide);
  const changes = await withFitRedirects(repository, work, merged);
  const message = `Bring ${work.branch} up to date`;
  const commit = await repository.commit(message, work.commits, changes);
  await branches.move(work.branch, commit);
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
