import { formFiles } from '../../../config/cms-address';
import { planRemoval, usersOf } from '../../editing/plan-changes';
import { removalEffects } from '../../editing/removal-effects';
import { isPicture, PICTURE_COLLECTION, pictureSlug } from '../../protocol/picture-place';
import { InUseError } from '../server/in-use';
import type { PageRemoval, WaitingChange } from '../server/page-mover';
import { noteDeletion } from '../store/waiting-deletions';
import { noteWaitingPicture } from '../store/waiting-pictures';
import { branchOf, type EntryBranches } from './entry-branches';
import { findPageBranch } from './page-in-branch';
import { placeOf, slugOf } from './page-place';
import { findPictureBranch } from './picture-in-branch';

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
 * the deletion of a page or a picture waits in a pull request, which is returned; all else is published at once.
 */
export async function deleteFile(
  branches: EntryBranches,
  file: string,
  { message, isReviewed }: { message: string; isReviewed: boolean },
): Promise<WaitingChange | null> {
  const { api, repository } = branches;
  const entry = isReviewed ? entryOf(file) : null;
  const waiting = entry === null ? null : await waitingOf(branches, entry);
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
  if (entry === null) {
    await branches.move(api.branch, await repository.commit(message, [head], changes));
    return null;
  }
  const branch = branchOf(entry.collection, entry.slug);
  const work = { branch, pullRequest: null, head, tree };
  const { html_url: url } = await branches.commit(work, {
    message,
    file,
    changes,
    status: 'pending_review',
  });
  if (isPicture(file)) noteWaitingPicture(entry.slug, { kind: 'Deleted picture', url });
  else noteDeletion(entry.slug, url);
  return { url, isDeletion: true };
}

interface EntryName {
  collection: string;
  slug: string;
}

/** The entry whose branch a file’s deletion belongs on; null for a file without one. */
function entryOf(file: string): EntryName | null {
  if (isPicture(file)) return { collection: PICTURE_COLLECTION, slug: pictureSlug(file) };
  const slug = slugOf(file);
  return slug === null ? null : { collection: 'pages', slug };
}

async function waitingOf(branches: EntryBranches, { collection, slug }: EntryName) {
  if (collection !== PICTURE_COLLECTION) return waitingChange(branches, slug);
  const found = await findPictureBranch(branches, slug);
  return found && { url: found.url, isDeletion: found.kind === 'Deleted picture' };
}

/** What waits to be published of a page. */
async function waitingChange(branches: EntryBranches, slug: string): Promise<WaitingChange | null> {
  const found = await findPageBranch(branches, slug);
  return found && { url: found.url, isDeletion: found.page.kind === 'deleted' };
}
