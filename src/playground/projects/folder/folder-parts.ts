/** What a project in a folder needs: it loads when a folder is chosen, or with a project that has one. */
export { folderFor } from './choose-folder';
export { TooManyFiles } from './disk';
export { findGames } from './find-games';
export { FolderDialog } from './FolderDialog';
export { FolderMirror } from './folder-mirror';
export { mirroredProject } from './mirrored-project';
