import type { CmsStore } from '../store/cms-store';

/** A file as the CMS’s library lists it. */
interface LibraryFile {
  id: string;
  path: string;
}

/** The files that the CMS’s library shows. */
export function libraryFiles(store: CmsStore): readonly LibraryFile[] {
  return (store.getState()?.mediaLibrary?.get('files') ?? []) as readonly LibraryFile[];
}
