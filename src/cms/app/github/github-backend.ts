import {
  byFolder,
  isPicture,
  PICTURE_COLLECTION,
  PICTURE_FOLDER,
} from '../../protocol/picture-place';
import { noteHash, noteText } from '../kit/opened-files';
import { notePicture, storeDrafts } from '../kit/site-content';
import { showWaiting } from '../place/page-questions';
import type { ReviewBackend } from '../review/review-actions';
import { noteListed } from '../search/listed-pages';
import { removeOrShow } from '../server/in-use';
import { noteDeletion } from '../store/waiting-deletions';
import { noteWaitingPicture } from '../store/waiting-pictures';
import { noteSidebar } from '../store/waiting-sidebars';
import { followPublished } from './follow-published';
import { GithubActions } from './github-actions';
import type { GithubApi } from './github-api';
import { findPageBranch } from './page-in-branch';
import { SIDEBAR_FILE } from './page-place';
import { findPictureBranch } from './picture-in-branch';

interface Entry {
  data: string;
  file: { path: string; id: string | null };
}

interface UnpublishedEntry {
  collection: string;
  slug: string;
  diffs: { path: string; newFile: boolean; id: string }[];
}

/** The parts of Decap’s GitHub backend that are replaced or used here: see its “Implementation” for each method. */
interface GithubBackend extends ReviewBackend {
  api: GithubApi;
  authenticate(user: object): Promise<object>;
  allEntriesByFolder(folder: string, ...more: unknown[]): Promise<Entry[]>;
  getMedia: GithubActions['pictures'];
  getEntry(path: string): Promise<Entry>;
  unpublishedEntry(which: object): Promise<UnpublishedEntry>;
  unpublishedEntryDataFile(
    collection: string,
    slug: string,
    path: string,
    id: string,
  ): Promise<string>;
  persistMedia(
    picture: { path: string; fileObj: File },
    options: { commitMessage: string },
  ): Promise<object>;
  persistEntry: GithubActions['persistEntry'];
  deleteFiles(files: readonly string[], message: string): Promise<void>;
}

/**
 * Makes Decap’s own GitHub backend, which signs in, reads and lists, write as the local one does: a change is one commit
 * with all that belongs to it, and nothing that others wrote is overwritten.
 */
export function registerGithub(
  onReady: (actions: GithubActions, backend: ReviewBackend) => void,
): void {
  const registered = window.CMS.getBackend('github');
  const { init } = registered;
  registered.init = (...options) => {
    const backend = init(...options) as GithubBackend;
    const [, { useWorkflow: isReviewed }] = options;
    const original = {
      authenticate: backend.authenticate.bind(backend),
      allEntriesByFolder: backend.allEntriesByFolder.bind(backend),
      unpublishedEntry: backend.unpublishedEntry.bind(backend),
      unpublishedEntryDataFile: backend.unpublishedEntryDataFile.bind(backend),
    };
    const replaced: Partial<GithubBackend> = {
      authenticate: async (user) => {
        const signedIn = await original.authenticate(user);
        // Shown nowhere, and a request for each page whenever somebody new opens the list.
        backend.api.readFileMetadata = () => Promise.resolve({ author: '', updatedOn: '' });
        const actions = new GithubActions(backend.api, isReviewed);
        // One after the other, so that nothing is read twice; what it cannot read now stays as it was built.
        let following = Promise.resolve();
        const follow = () => {
          following = following
            .then(() => followPublished(actions.repository))
            .catch(() => undefined);
        };
        follow();
        Object.assign(backend, {
          unpublishedEntry: async (which) => {
            const entry = await original.unpublishedEntry(which);
            // Sidebars and other pages that the change includes are no parts of the entry.
            return { ...entry, diffs: await ownDiffs(actions, entry) };
          },
          getMedia: async () => byFolder(await actions.pictures()),
          getEntry: (path: string) => readEntry(actions, path),
          persistEntry: actions.persistEntry.bind(actions),
          persistMedia: async ({ path, fileObj }, { commitMessage }) => {
            const id = await actions.publishPicture(path, fileObj, commitMessage);
            await notePicture(path, fileObj);
            const displayURL = URL.createObjectURL(fileObj);
            return { id, path, name: fileObj.name, size: fileObj.size, displayURL };
          },
          deleteFiles: async (files, message) => {
            for (const file of files) {
              await removeOrShow(async () => {
                const waiting = await actions.deleteFile(file, message);
                // Of a picture the library tells.
                if (waiting !== null && !isPicture(file)) showWaiting(file, waiting);
              });
            }
            follow();
          },
          publishUnpublishedEntry: async (...which) => {
            await removeOrShow(() => actions.publish(...which));
            storeDrafts();
            follow();
          },
        } satisfies Partial<GithubBackend>);
        onReady(actions, backend);
        return signedIn;
      },
      allEntriesByFolder: async (folder, ...more) => {
        // The search lists every collection; a picture has no text.
        if (folder === PICTURE_FOLDER) return [];
        const entries = await original.allEntriesByFolder(folder, ...more);
        noteListed(entries.map(({ data, file }) => ({ path: file.path, text: data })));
        return entries;
      },
      unpublishedEntryDataFile: async (collection, slug, path, id) => {
        // A picture has no text.
        if (collection === PICTURE_COLLECTION) return '';
        const text = await original.unpublishedEntryDataFile(collection, slug, path, id);
        noteHash(path, id);
        noteText(path, text);
        return text;
      },
    };
    return Object.assign(backend, replaced);
  };
}

async function readEntry(actions: GithubActions, path: string): Promise<Entry> {
  const { text, hash } = await actions.read(path);
  noteHash(path, hash);
  noteText(path, text);
  return { data: text, file: { path, id: hash } };
}

/** The page and its pictures; none if the page is deleted: then the CMS shows the published one. Or the picture. */
async function ownDiffs(
  { branches, repository }: GithubActions,
  { collection, slug, diffs }: UnpublishedEntry,
) {
  if (collection === PICTURE_COLLECTION) {
    const waiting = await findPictureBranch(branches, slug);
    if (waiting !== null) noteWaitingPicture(slug, waiting);
    return [
      { path: `${PICTURE_FOLDER}/${slug}`, newFile: waiting?.kind === 'New picture', id: '' },
    ];
  }
  const found = collection === 'pages' ? await findPageBranch(branches, slug) : null;
  if (found === null) return diffs;
  const { page, files, url } = found;
  noteDeletion(slug, page.kind === 'deleted' ? url : null);
  const tree = new Map(files.map(({ filename, sha }) => [filename, sha]));
  const sidebar = (await repository.texts(tree, [SIDEBAR_FILE])).get(SIDEBAR_FILE);
  if (sidebar !== undefined) noteSidebar(slug, sidebar);
  const own = page.kind === 'kept' ? page.file : null;
  return diffs.filter(({ path }) => path === own || path.startsWith('static/'));
}
