import { createHash } from 'node:crypto';
import { PICTURE_FOLDER } from '../../../cms/protocol/picture-place';
import { placeOf, type ContentFolders } from '../../project/content-place';
import { EditableFiles } from './editable-files';

/** The pages, the file of the sidebars that the CMS edits, and the pictures, with the names that Git gives to their contents. */
export function gitBlobs(projectRoot: string, folders: ContentFolders): Record<string, string> {
  const files = new EditableFiles(projectRoot);
  const pages = files
    .list('content')
    .filter((file) => file.endsWith('.mdx') && placeOf(file, folders) !== null);
  const sidebars = folders.versions.slice(0, 1).map(({ sidebarFile }) => sidebarFile);
  const followed = [...pages, ...sidebars, ...files.list(PICTURE_FOLDER)];
  return Object.fromEntries(followed.map((file) => [file, blobOf(files.read(file))]));
}

const blobOf = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
