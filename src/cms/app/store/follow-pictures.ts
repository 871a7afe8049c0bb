import { isPicture, PICTURE_COLLECTION, pictureSlug } from '../../protocol/picture-place';
import type { CmsAction, CmsRule } from './cms-store';
import { successNotice } from './notices';
import { waitingPictures } from './waiting-pictures';

/** How long it is said where a picture waits, in ms. */
const DISMISS_AFTER = 10_000;

/** Lists a change of a picture under “Review”, and says what readers see meanwhile. */
export function pictureWaits(path: string): CmsAction[] {
  const slug = pictureSlug(path);
  const kind = waitingPictures.get().get(slug)?.kind;
  const updatedOn = new Date().toISOString();
  const entry = { collection: PICTURE_COLLECTION, slug, path, status: 'pending_review', updatedOn };
  const meanwhile =
    kind === 'New picture'
      ? 'Pages can show it once it is published.'
      : 'Until it is published, readers see the picture as it was.';
  return [
    { type: 'UNPUBLISHED_ENTRY_SUCCESS', payload: { collection: PICTURE_COLLECTION, entry } },
    successNotice(`${path} waits under “Review”. ${meanwhile}`, DISMISS_AFTER),
  ];
}

/** Keeps a picture in the library whose deletion is only proposed. */
export const followPictures: CmsRule = (action) => {
  if (action.type !== 'MEDIA_DELETE_SUCCESS') return [action];
  const { path } = (action.payload as { file: { path: string } }).file;
  const isProposed =
    isPicture(path) && waitingPictures.get().get(pictureSlug(path))?.kind === 'Deleted picture';
  return isProposed
    ? [{ type: 'MEDIA_DELETE_FAILURE', payload: {} }, ...pictureWaits(path)]
    : [action];
};
