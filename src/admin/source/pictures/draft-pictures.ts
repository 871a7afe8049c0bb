import { PICTURE_FOLDER, pictureAddress } from '../../../core/desk/picture-place';
import { notePicture, siteContent } from '../../site-content';
import type { CmsState, CmsStore } from '../../store/cms-store';
import { freeName } from './picture-rules';
import type { PictureUpload } from './upload-picture';

interface DraftPicture {
  path: string;
  file?: File;
  /** Part of the open page’s change, and not of what is published. */
  draft?: boolean;
}

/** Makes pictures a part of the open page’s change; `listPublished` gives those that the last build may not know. */
export function draftUpload(
  store: CmsStore,
  listPublished: () => Promise<readonly { path: string }[]>,
): PictureUpload {
  return async (picture) => {
    const published = (await listPublished()).map(({ path }) => pictureAddress(path));
    const taken = [...siteContent().staticFiles, ...published];
    const name = freeName(picture.name, picture.type, taken);
    const path = `${PICTURE_FOLDER}/${name}`;
    const file = new File([picture], name, { type: picture.type });
    const url = URL.createObjectURL(file);
    await notePicture(path, file);
    store.dispatch({
      type: 'ADD_DRAFT_ENTRY_MEDIA_FILE',
      payload: { id: path, name, path, file, size: file.size, draft: true, url, displayURL: url },
    });
    return pictureAddress(path);
  };
}

let noted: unknown;

/** Remembers the pictures of the open page’s change, which come from its branch or from a backup as well. */
export function noteDraftPictures({ entryDraft }: CmsState): void {
  const pictures = entryDraft.getIn(['entry', 'mediaFiles']) as
    { toJS(): DraftPicture[] } | undefined;
  if (pictures === noted) return;
  noted = pictures;
  for (const { path, file, draft } of pictures?.toJS() ?? []) {
    const isKnown = siteContent().staticFiles.includes(pictureAddress(path));
    if (draft === true && file !== undefined && !isKnown) void notePicture(path, file);
  }
}
