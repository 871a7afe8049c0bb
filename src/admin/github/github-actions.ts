import type { DeskProtocol } from '../../core/desk/desk-protocol';
import { PICTURE_FOLDER, pictureName } from '../../core/desk/picture-place';
import {
  isDraft,
  planMove,
  planRemoval,
  planSave,
  usersOf,
  type Changes,
} from '../../core/editing/plan-changes';
import { removalEffects } from '../../core/editing/removal-effects';
import { ChangedError, saveOrAsk } from '../conflict/save-or-ask';
import { knownHash } from '../opened-files';
import { base64Of } from '../media/base64-of';
import type { PictureFiles } from '../media/picture-files';
import { noteCreated } from '../place/created-page';
import { InUseError } from '../place/in-use';
import type { PageMover } from '../place/page-mover';
import { shownIn } from '../source/pictures/draft-pictures';
import { EntryBranches, type Asset, type Work } from './entry-branches';
import type { GithubApi } from './github-api';
import { placeOf, renameIn, SIDEBAR_FILE } from './page-place';
import { publishEntry } from './publish-entry';
import { Repository, type Tree } from './repository';

const REDIRECTS_FILE = 'content/redirects.yaml';

interface DataFile {
  path: string;
  slug: string;
  raw: string;
}

interface Saving {
  commitMessage: string;
  collectionName: string;
  newEntry?: boolean;
  /** Whether the entry has a branch. */
  unpublished?: boolean;
  status?: string;
}

/** The CMS’s changes of a repository on GitHub: each is one commit with all that belongs to it. */
export class GithubActions implements PageMover, PictureFiles {
  readonly keepsSlug = true;
  readonly publishesAtOnce = true;
  readonly consequence = 'The new one is published at once, without review.';
  readonly repository: Repository;
  readonly branches: EntryBranches;

  constructor(readonly api: GithubApi) {
    this.repository = new Repository(api);
    this.branches = new EntryBranches(api, this.repository);
  }

  /** A file as it is published. */
  async read(file: string): Promise<{ text: string; hash: string }> {
    const tree = await this.repository.tree(await this.repository.head());
    const hash = tree.get(file);
    const text = (await this.repository.texts(tree, [file])).get(file);
    if (hash === undefined || text === undefined) throw new Error(`There is no ${file}.`);
    return { text, hash };
  }

  /** All published pictures, as the CMS lists them. */
  async pictures() {
    const tree = await this.repository.tree(await this.repository.head());
    return [...tree]
      .filter(([path]) => path.startsWith(`${PICTURE_FOLDER}/`))
      .map(([path, id]) => ({ id, path, name: pictureName(path), displayURL: { id, path } }));
  }

  /** The published files that show a picture. */
  async usersOf(picture: string): Promise<string[]> {
    const tree = await this.repository.tree(await this.repository.head());
    return usersOf(await this.repository.contentTexts(tree), picture, null, REDIRECTS_FILE);
  }

  /** Puts a picture in the place of one that is published. */
  async replace(path: string, picture: File): Promise<void> {
    const head = await this.repository.head();
    if (!(await this.repository.tree(head)).has(path)) {
      throw new Error(
        `${path} was not replaced, because it is not published. Upload the new picture under another name.`,
      );
    }
    const { sha: blob } = await this.api.uploadBlob({ toBase64: () => base64Of(picture) });
    const changes = new Map([[path, { blob }]]);
    const commit = await this.repository.commit(`Replace ${path}`, [head], changes);
    await this.branches.move(this.api.branch, commit);
  }

  async persistEntry(
    {
      dataFiles,
      assets,
    }: {
      dataFiles: DataFile[];
      assets: Asset[];
    },
    options: Saving,
  ): Promise<void> {
    for (const file of dataFiles) {
      await saveOrAsk(file.raw, () => this.saveFile(file, assets, options));
    }
  }

  /** Deletes published files, with a page’s line in the sidebar and redirects; refused while other pages need them. */
  async deleteFiles(files: string[], message: string): Promise<void> {
    const head = await this.repository.head();
    const tree = await this.repository.tree(head);
    const texts = await this.repository.contentTexts(tree);
    const changes: Changes = new Map();
    for (const file of files) {
      const users = usersOf(texts, file, placeOf(file), REDIRECTS_FILE);
      if (users.length > 0) throw new InUseError(file, users);
      for (const [name, text] of planRemoval(texts, file, placeOf(file), REDIRECTS_FILE)) {
        changes.set(name, text);
        if (text !== null) texts.set(name, text);
      }
    }
    const commit = await this.repository.commit(message, [head], changes);
    await this.branches.move(this.api.branch, commit);
  }

  async mentions({ from, to }: DeskProtocol['mentions'][0]) {
    const tree = await this.repository.tree(await this.repository.head());
    const texts = await this.repository.contentTexts(tree);
    const published = texts.get(from);
    const { oldPath, newPath, linkingFiles, listingFiles } = renameIn(texts, from, to);
    const hasReaders = published !== undefined && !isDraft(published, from);
    return { oldPath, newPath, linking: linkingFiles, listing: listingFiles, hasReaders };
  }

  async removal(file: string) {
    const place = placeOf(file);
    if (place === null) throw new Error(`${file} is not a page.`);
    const tree = await this.repository.tree(await this.repository.head());
    const texts = await this.repository.contentTexts(tree);
    return removalEffects(texts, file, place, REDIRECTS_FILE);
  }

  async rename(params: DeskProtocol['rename'][0], slug: string): Promise<{ hash: string }> {
    const { from, to: file } = params;
    const work = await this.branches.open('pages', slug);
    await this.requireUnchanged(work.tree, from);
    if (work.tree.has(file)) throw new Error(`A page ${file} already exists.`);
    const changes = await this.planMove(work, params);
    await this.branches.commit(work, { message: `Move ${from} to ${file}`, file, changes });
    return { hash: knownHash(file) ?? '' };
  }

  /** Publishes an entry’s branch. */
  publish(collection: string, slug: string): Promise<void> {
    return publishEntry(this, collection, slug);
  }

  private async saveFile(
    { path: file, slug, raw }: DataFile,
    assets: readonly Asset[],
    { commitMessage: message, collectionName, newEntry: isNew = false, ...options }: Saving,
  ): Promise<void> {
    const work = await this.branches.open(collectionName, slug, options.unpublished === true);
    if (isNew && work.tree.has(file)) {
      throw new Error(`A file ${file} already exists. Choose another folder or title.`);
    }
    if (isNew) noteCreated(file, true);
    else await this.requireUnchanged(work.tree, file);
    const changes = planSave(
      await this.repository.texts(work.tree, [SIDEBAR_FILE]),
      { file, text: raw, isNew },
      placeOf(file),
    );
    const { status } = options;
    const shown = shownIn(raw, assets);
    await this.branches.commit(work, { message, file, changes, assets: shown, status });
  }

  private async planMove(
    { tree }: Work,
    { from, to, withRedirect }: DeskProtocol['rename'][0],
  ): Promise<Changes> {
    const texts = await this.repository.contentTexts(tree);
    return planMove(texts, from, renameIn(texts, from, to), {
      redirectsFile: REDIRECTS_FILE,
      withRedirect,
    });
  }

  private async requireUnchanged(tree: Tree, file: string): Promise<void> {
    if (tree.get(file) === knownHash(file)) return;
    const text = (await this.repository.texts(tree, [file])).get(file);
    const message = `${file} was changed by somebody else since you opened it, so nothing was saved or renamed. Reload this page to see the new text.`;
    const hash = tree.get(file);
    if (text === undefined || hash === undefined) {
      throw new Error(
        `${file} was deleted or renamed by somebody else since you opened it, so nothing was saved. Your text is still here: copy it into a new page.`,
      );
    }
    throw new ChangedError(message, { path: file, text, hash });
  }
}
