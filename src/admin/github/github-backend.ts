import { byFolder } from '../../core/desk/picture-place';
import type { GithubApi } from './github-api';
import { branchOf } from './entry-branches';
import { followPublished } from './follow-published';
import { GithubActions } from './github-actions';
import { noteHash, noteText } from '../opened-files';
import { removeOrShow } from '../place/in-use';
import { noteListed } from '../search/listed-pages';
import type { ReviewBackend } from '../review/review-actions';
import { notePicture, storeDrafts } from '../site-content';

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
  allEntriesByFolder(...where: unknown[]): Promise<Entry[]>;
  getMedia: GithubActions['pictures'];
  getEntry(path: string): Promise<Entry>;
  unpublishedEntry(which: object): Promise<UnpublishedEntry>;
  unpublishedEntryDataFile(
    collection: string,
    slug: string,
    path: string,
    id: string,
  ): Promise<string>;
  persistMedia(picture: { path: string; fileObj: File }, options: object): Promise<object>;
  persistEntry: GithubActions['persistEntry'];
  deleteFiles: GithubActions['deleteFiles'];
}

/**
 * Makes Decap’s own GitHub backend, which signs in, reads and lists, write as the desk does: a change is one commit
 * with all that belongs to it, and nothing that others wrote is overwritten.
 */
export function registerGithub(
  onReady: (actions: GithubActions, backend: ReviewBackend) => void,
): void {
  const registered = window.CMS.getBackend('github');
  const { init } = registered;
  registered.init = (...options) => {
    const backend = init(...options) as GithubBackend;
    const original = {
      authenticate: backend.authenticate.bind(backend),
      allEntriesByFolder: backend.allEntriesByFolder.bind(backend),
      persistMedia: backend.persistMedia.bind(backend),
      unpublishedEntry: backend.unpublishedEntry.bind(backend),
      unpublishedEntryDataFile: backend.unpublishedEntryDataFile.bind(backend),
    };
    const replaced: Partial<GithubBackend> = {
      authenticate: async (user) => {
        const signedIn = await original.authenticate(user);
        const actions = new GithubActions(backend.api);
        // One after the other, so that nothing is read twice; what it cannot read now stays as it was built.
        let following = Promise.resolve();
        const follow = () => {
          following = following
            .then(() => followPublished(actions.repository))
            .catch(() => undefined);
        };
        follow();
        Object.assign(backend, {
          getMedia: async () => byFolder(await actions.pictures()),
          getEntry: (path: string) => readEntry(actions, path),
          persistEntry: actions.persistEntry.bind(actions),
          deleteFiles: async (files, message) => {
            await removeOrShow(() => actions.deleteFiles(files, message));
            follow();
          },
          publishUnpublishedEntry: async (...which) => {
            await actions.publish(...which);
            storeDrafts();
            follow();
          },
        } satisfies Partial<GithubBackend>);
        onReady(actions, backend);
        return signedIn;
      },
      allEntriesByFolder: async (...where) => {
        const entries = await original.allEntriesByFolder(...where);
        noteListed(entries.map(({ data, file }) => ({ path: file.path, text: data })));
        return entries;
      },
      persistMedia: async (picture, options) => {
        const media = await original.persistMedia(picture, options);
        await notePicture(picture.path, picture.fileObj);
        return media;
      },
      unpublishedEntry: async (which) => {
        const entry = await original.unpublishedEntry(which);
        // Sidebars and other pages that the change includes are no parts of the entry.
        return { ...entry, diffs: await ownDiffs(backend.api, entry) };
      },
      unpublishedEntryDataFile: async (collection, slug, path, id) => {
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

async function ownDiffs(api: GithubApi, { collection, slug, diffs }: UnpublishedEntry) {
  if (collection !== 'pages') return diffs;
  const { head } = await api.getBranchPullRequest(branchOf(collection, slug));
  const { files = [] } = await api.getDifferences(api.branch, head.sha);
  const isNamed = (path: string | undefined) => path?.endsWith(`/${slug}.mdx`) === true;
  const own =
    files.find(({ filename, status }) => isNamed(filename) && status !== 'removed') ??
    files.find((file) => isNamed(file.previous_filename)) ??
    files.find(({ filename, status }) => filename.endsWith('.mdx') && status === 'added');
  return diffs.filter(({ path }) => path === own?.filename || path.startsWith('static/'));
}
