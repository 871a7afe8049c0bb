import { PICTURE_COLLECTION, pictureSlug } from '../../protocol/picture-place';
import { base64Of } from '../kit/base64-of';
import { noteWaitingPicture, type WaitingPicture } from '../store/waiting-pictures';
import { branchOf, type EntryBranches } from './entry-branches';
import type { FileDifference } from './github-api';

const KINDS: Readonly<Record<FileDifference['status'], WaitingPicture['kind']>> = {
  added: 'New picture',
  modified: 'Replaced picture',
  renamed: 'Replaced picture',
  removed: 'Deleted picture',
};

/** What waits to be published of the picture with this slug; null if nothing does. */
export async function findPictureBranch(
  branches: EntryBranches,
  slug: string,
): Promise<WaitingPicture | null> {
  const pullRequest = await branches.pullRequestOf(branchOf(PICTURE_COLLECTION, slug));
  if (pullRequest === null) return null;
  const { head, html_url: url } = pullRequest;
  const { files = [] } = await branches.api.getDifferences(branches.api.branch, head.sha);
  return { kind: KINDS[files[0]?.status ?? 'modified'], url };
}

/** Proposes a new picture, or another one in the place of one that is published. */
export async function proposePicture(
  branches: EntryBranches,
  path: string,
  picture: File,
  message: string,
): Promise<void> {
  const slug = pictureSlug(path);
  const work = await branches.open(PICTURE_COLLECTION, slug);
  const isNew = !(await branches.repository.tree(await branches.repository.head())).has(path);
  if (work.pullRequest !== null && (isNew || !work.tree.has(path))) {
    const { html_url: url } = work.pullRequest;
    throw new Error(
      isNew
        ? `Another picture with the name of ${path} waits under “Review”. Upload yours under another name, or discard that one: ${url}`
        : `${path} is to be deleted: that waits under “Review”. Discard it there to keep the picture: ${url}`,
    );
  }
  const { html_url: url } = await branches.commit(work, {
    message,
    changes: new Map(),
    assets: [{ path, toBase64: () => base64Of(picture) }],
    status: 'pending_review',
  });
  noteWaitingPicture(slug, { kind: isNew ? 'New picture' : 'Replaced picture', url });
}
