import { formFiles } from '../../../config/cms-address';
import { moveInSidebar, type SidebarPlace } from '../../editing/page-in-sidebar';
import {
  isDraft,
  isRetitled,
  pagesWithOldTitle,
  planMove,
  planSave,
  usersOf,
  type Changes,
} from '../../editing/plan-changes';
import { renameEffects } from '../../editing/plan-rename';
import { isPicture, pictureName } from '../../protocol/picture-place';
import type { CmsProtocol } from '../../protocol/protocol';
import { ChangedError, saveOrAsk } from '../conflict/save-or-ask';
import { base64Of } from '../kit/base64-of';
import { knownHash } from '../kit/opened-files';
import { noteCreated } from '../place/created-page';
import { noteOldTitle } from '../place/old-title';
import type { PageMover, PageRemoval, SidebarMover, WaitingChange } from '../server/page-mover';
import type { PictureFiles } from '../server/picture-files';
import { shownIn } from '../source/pictures/draft-pictures';
import { noteSidebar } from '../store/waiting-sidebars';
import { deleteFile, removalOf } from './delete-file';
import { EntryBranches, type Asset, type Work } from './entry-branches';
import type { GithubApi } from './github-api';
import { findPageBranch } from './page-in-branch';
import { placeOf, renameIn, SIDEBAR_FILE } from './page-place';
import { proposePicture } from './picture-in-branch';
import { publishEntry } from './publish-entry';
import { Repository } from './repository';

interface DataFile {
  path: string;
  slug: string;
  raw: string;
}

interface Saving {
  commitMessage: string;
  collectionName: string;
  newEntry?: boolean;
  status?: string;
}

/** The CMS’s changes of a repository on GitHub: each is one commit with all that belongs to it. */
export class GithubActions implements PageMover, SidebarMover, PictureFiles {
  readonly keepsSlug = true;
  /** Pictures are reviewed as changes of their own. */
  readonly deleteWith = null;
  readonly readersSee: 'at once' | 'reviewed';
  readonly repository: Repository;
  readonly branches: EntryBranches;

  /** `isReviewed`: whether what is published goes through review before. */
  constructor(
    readonly api: GithubApi,
    private readonly isReviewed: boolean,
  ) {
    this.readersSee = isReviewed ? 'reviewed' : 'at once';
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
      .filter(([path]) => isPicture(path))
      .map(([path, id]) => ({ id, path, name: pictureName(path), displayURL: { id, path } }));
  }

  /** The published files that show a picture. */
  async usersOf(picture: string): Promise<string[]> {
    const tree = await this.repository.tree(await this.repository.head());
    return usersOf(await this.repository.contentTexts(tree), picture, null, formFiles.redirects);
  }

  /** The published texts of files. */
  async textsOf(files: readonly string[]): Promise<{ path: string; text: string }[]> {
    const tree = await this.repository.tree(await this.repository.head());
    return [...(await this.repository.texts(tree, files))].map(([path, text]) => ({ path, text }));
  }

  /** Proposes a picture or, without review, publishes it; one that is replaced has to be published. */
  async store(path: string, picture: File, isReplacement: boolean): Promise<void> {
    if (isReplacement && !(await this.repository.tree(await this.repository.head())).has(path)) {
      throw new Error(
        `${path} was not replaced, because it is not published. Upload the new picture under another name.`,
      );
    }
    const message = `${isReplacement ? 'Replace' : 'Add'} ${path}`;
    if (this.isReviewed) await proposePicture(this.branches, path, picture, message);
    else await this.publishPicture(path, picture, message);
  }

  /** Publishes a picture at once; the id of its content. */
  async publishPicture(path: string, picture: File, message: string): Promise<string> {
    const { sha: blob } = await this.api.uploadBlob({ toBase64: () => base64Of(picture) });
    const head = await this.repository.head();
    const commit = await this.repository.commit(message, [head], new Map([[path, { blob }]]));
    await this.branches.move(this.api.branch, commit);
    return blob;
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

  /** Deletes a published file, or proposes that: then where that can be seen is returned. */
  deleteFile(file: string, message: string): Promise<WaitingChange | null> {
    return deleteFile(this.branches, file, { message, isReviewed: this.isReviewed });
  }

  async mentions({ from, to }: CmsProtocol['mentions'][0]) {
    const tree = await this.repository.tree(await this.repository.head());
    const texts = await this.repository.contentTexts(tree);
    const published = texts.get(from);
    const hasReaders = published !== undefined && !isDraft(published, from);
    return { ...renameEffects(renameIn(texts, from, to)), hasReaders };
  }

  removal(file: string): Promise<PageRemoval> {
    return removalOf(this.branches, file);
  }

  async rename(params: CmsProtocol['rename'][0], slug: string): Promise<{ hash: string }> {
    const { from, to: file } = params;
    const work = await this.branches.open('pages', slug);
    await this.requireUnchanged(work, from, slug);
    if (work.tree.has(file)) throw new Error(`A page ${file} already exists.`);
    const changes = await this.planMove(work, params);
    await this.branches.commit(work, { message: `Move ${from} to ${file}`, file, changes });
    noteOwnSidebar(slug, changes);
    return { hash: knownHash(file) ?? '' };
  }

  async moveInSidebar(slug: string, file: string, place: SidebarPlace): Promise<void> {
    const work = await this.branches.open('pages', slug);
    const docId = placeOf(file)?.docId;
    const source = (await this.repository.texts(work.tree, [SIDEBAR_FILE])).get(SIDEBAR_FILE);
    if (work.pullRequest === null || !work.tree.has(file) || !docId || source === undefined) {
      throw new Error(
        `${file} was published, renamed or discarded by somebody else, so it was not moved. Reload this page to see how it is now.`,
      );
    }
    const changes = new Map([[SIDEBAR_FILE, moveInSidebar(source, docId, place)]]);
    await this.branches.commit(work, { message: `Move ${file} in the sidebar`, changes });
    noteOwnSidebar(slug, changes);
  }

  /** Publishes an entry’s branch. */
  publish(collection: string, slug: string): Promise<void> {
    return publishEntry(this.branches, collection, slug);
  }

  private async saveFile(
    { path: file, slug, raw }: DataFile,
    assets: readonly Asset[],
    { commitMessage: message, collectionName, newEntry: isNew = false, status }: Saving,
  ): Promise<void> {
    const work = await this.branches.open(collectionName, slug);
    if (isNew && (work.pullRequest !== null || work.tree.has(file))) {
      throw new Error(`A file ${file} already exists. Choose another folder or title.`);
    }
    if (isNew) noteCreated(file, true);
    else await this.requireUnchanged(work, file, slug);
    const saved = { file, text: raw, isNew };
    const place = placeOf(file);
    const near = [SIDEBAR_FILE, formFiles.redirects, file];
    const texts = await this.repository.texts(work.tree, near);
    const changes = planSave(texts, saved, place, formFiles.redirects);
    const isOther = place !== null && isRetitled(texts, saved);
    const all = isOther ? await this.repository.contentTexts(work.tree) : texts;
    noteOldTitle(pagesWithOldTitle(all, saved, place, formFiles.redirects));
    const shown = shownIn(raw, assets);
    await this.branches.commit(work, { message, file, changes, assets: shown, status });
    if (place !== null) noteOwnSidebar(slug, changes);
  }

  private async planMove(
    { tree }: Work,
    { from, to, withRedirect }: CmsProtocol['rename'][0],
  ): Promise<Changes> {
    const texts = await this.repository.contentTexts(tree);
    return planMove(texts, from, renameIn(texts, from, to), {
      redirectsFile: formFiles.redirects,
      withRedirect,
    });
  }

  private async requireUnchanged({ tree }: Work, file: string, slug: string): Promise<void> {
    const hash = tree.get(file);
    if (hash === knownHash(file)) return;
    const text = (await this.repository.texts(tree, [file])).get(file);
    if (text === undefined || hash === undefined) throw new Error(await this.whereIs(file, slug));
    const message = `${file} was changed by somebody else since you opened it, so nothing was saved or renamed. Reload this page to see the new text.`;
    throw new ChangedError(message, { path: file, text, hash });
  }

  /** What became of a page’s file that is not there any more, and what its author can do. */
  private async whereIs(file: string, slug: string): Promise<string> {
    const page = (await findPageBranch(this.branches, slug))?.page;
    if (page?.kind === 'deleted') {
      return `${file} is to be deleted: that waits under “Review”, so nothing was saved. Your text is still here: copy it, reload this page, press “Discard …” to keep the page, and paste it.`;
    }
    return page?.kind === 'kept'
      ? `${file} was renamed by somebody else to ${page.file}, so nothing was saved. Your text is still here: copy it, reload this page and paste it.`
      : `${file} was deleted or renamed by somebody else since you opened it, so nothing was saved. Your text is still here: copy it into the page at its new place, or into a new one.`;
  }
}

/** Notes the sidebar that a change of a page brings, if it does. */
function noteOwnSidebar(slug: string, changes: Changes): void {
  const source = changes.get(SIDEBAR_FILE);
  if (typeof source === 'string') noteSidebar(slug, source);
}
