import { branchOf, type EntryBranches } from './entry-branches';
import type { FileDifference } from './github-api';

/** What a branch does to the page that it is named after. */
export type PageInBranch =
  { kind: 'kept'; file: string } | { kind: 'deleted'; file: string } | { kind: 'unchanged' };

/** Finds a page, by the slug of its entry, among the files that differ between what is published and its branch. */
export function pageInBranch(slug: string, files: readonly FileDifference[]): PageInBranch {
  const isNamed = (path: string | undefined) => path?.endsWith(`/${slug}.mdx`) === true;
  const kept =
    files.find(({ filename, status }) => isNamed(filename) && status !== 'removed') ??
    files.find((file) => isNamed(file.previous_filename)) ??
    files.find(({ filename, status }) => filename.endsWith('.mdx') && status === 'added');
  if (kept !== undefined) return { kind: 'kept', file: kept.filename };
  const gone = files.find(({ filename }) => isNamed(filename));
  return gone === undefined ? { kind: 'unchanged' } : { kind: 'deleted', file: gone.filename };
}

/** What the branch of a page changes, what it does to the page, and where GitHub shows that; null if it has none. */
export async function findPageBranch(
  branches: EntryBranches,
  slug: string,
): Promise<{ page: PageInBranch; files: readonly FileDifference[]; url: string } | null> {
  const pullRequest = await branches.pullRequestOf(branchOf('pages', slug));
  if (pullRequest === null) return null;
  const { head, html_url: url } = pullRequest;
  const { files = [] } = await branches.api.getDifferences(branches.api.branch, head.sha);
  return { page: pageInBranch(slug, files), files, url };
}
