import { formFiles } from '../../../config/cms-address';
import { planRemoval, usersOf } from '../../editing/plan-changes';
import { removalEffects } from '../../editing/removal-effects';
import { InUseError } from '../place/in-use';
import type { PageRemoval, WaitingChange } from '../place/page-mover';
import { noteDeletion } from '../place/waiting-deletions';
import { branchOf, type EntryBranches } from './entry-branches';
import { findPageBranch } from './page-in-branch';
import { placeOf, slugOf } from './page-place';

/** What the deletion of a page would change, and what waits to be published of it. */
export async function removalOf(branches: EntryBranches, file: string): Promise<PageRemoval> {
  const { repository } = branches;
  const place = placeOf(file);
  const slug = slugOf(file);
  if (place === null || slug === null) throw new Error(`${file} is not a page.`);
  const texts = await repository.contentTexts(await repository.tree(await repository.head()));
  const effects = removalEffects(texts, file, place, formFiles.redirects);
  return { ...effects, isCommitted: true, waiting: await waitingChange(branches, slug) };
}

/**
 * Deletes a published file, with a page’s line in the sidebar and redirects; refused while others need it. With review,
 * the deletion of a page waits in a pull request, which is returned; all else is published at once.
 */
export async function deleteFile(
  branches: EntryBranches,
  file: string,
  { message, isReviewed }: { message: string; isReviewed: boolean },
): Promise<WaitingChange | null> {
  const { api, repository } = branches;
  const slug = isReviewed ? slugOf(file) : null;
  const waiting = slug === null ? null : await waitingChange(branches, slug);
  if (waiting !== null) {
    throw new Error(
      waiting.isDeletion
        ? `${file} is already to be deleted: that waits under “Review”, and at ${waiting.url}`
        : `${file} has changes that are not published, so it was not deleted. Publish or discard them first: ${waiting.url}`,
    );
  }
  const head = await repository.head();
  const tree = await repository.tree(head);
  const texts = await repository.contentTexts(tree);
  const users = usersOf(texts, file, placeOf(file), formFiles.redirects);
  if (users.length > 0) throw new InUseError(file, users);
  const changes = planRemoval(texts, file, placeOf(file), formFiles.redirects);
  if (slug === null) {
    await branches.move(api.branch, await repository.commit(message, [head], changes));
    return null;
  }
  const work = { branch: branchOf('pages', slug), pullRequest: null, head, tree };
  const { html_url: url } = await branches.commit(work, {
    message,
    file,
    changes,
    status: 'pending_review',
  });
  noteDeletion(slug, url);
  return { url, isDeletion: true };
}

/** What waits to be published of a page. */
async function waitingChange(branches: EntryBranches, slug: string): Promise<WaitingChange | null> {
  const found = await findPageBranch(branches, slug);
  return found && { url: found.url, isDeletion: found.page.kind === 'deleted' };
}
