import { addedProblems } from '../../../base/problems/added-problems';
import {
  isDraft,
  isRetitled,
  pagesWithOldTitle,
  planMove,
  planRemoval,
  planSave,
  usersOf,
} from '../../../cms/editing/plan-changes';
import { planRename, renameEffects, type RenamePlan } from '../../../cms/editing/plan-rename';
import { removalEffects } from '../../../cms/editing/removal-effects';
import type {
  RequestName,
  StoredFile,
  StoredPicture,
  CmsProtocol,
  NewPicture,
} from '../../../cms/protocol/protocol';
import { isPicture, PICTURE_FOLDER, pictureName } from '../../../cms/protocol/picture-place';
import { checkRedirects } from '../../../docs/redirects/check-redirects';
import { parseRedirects } from '../../../docs/redirects/parse-redirects';
import { REDIRECTS_FILE } from '../../project/content-files';
import type { ContentFolders, ContentPlace } from '../../project/content-place';
import { placeOf } from '../../project/content-place';
import { isCommitted } from '../../project/git';
import { RefusalError } from './refusal-error';
import { EditableFiles } from './editable-files';
import { FileHistory } from './file-history';
import { pagePaths } from './page-paths';

const CONTENT = 'content';

/** What becomes of a file; null if it is removed. */
type Write = string | Buffer | null;

/** Performs the actions of the page at /admin/ on the files of a project. */
export class FileActions {
  private readonly files: EditableFiles;
  private readonly history: FileHistory;

  constructor(
    private readonly projectRoot: string,
    private readonly folders: ContentFolders,
  ) {
    this.files = new EditableFiles(projectRoot);
    this.history = new FileHistory(projectRoot);
  }

  /**
   * Runs one action; throws a `RefusalError`, without changing anything, if the action is not allowed. `published` is
   * the commit that readers have the pages of.
   */
  run<A extends RequestName>(
    action: A,
    params: CmsProtocol[A][0],
    published = 'HEAD',
  ): CmsProtocol[A][1] {
    const actions: { [K in RequestName]: (params: CmsProtocol[K][0]) => CmsProtocol[K][1] } = {
      list: ({ folder, extension, depth }) =>
        this.files
          .list(folder)
          .filter((file) => file.endsWith(`.${extension}`))
          .filter((file) => file.slice(folder.length + 1).split('/').length <= depth)
          .map((file) => this.file(file)),
      read: ({ paths }) => paths.map((file) => this.file(file)),
      save: (save) => this.save(save),
      rename: (rename) => this.rename(rename, published),
      mentions: ({ from, to }) => {
        const plan = this.planRename(from, to);
        return { ...renameEffects(plan), hasReaders: this.hasReaders(from, published) };
      },
      removal: ({ path: file }) => {
        const place = this.placeOf(file);
        if (place === null) throw new RefusalError(400, `${file} is not a page.`);
        const effects = removalEffects(this.texts(), file, place, REDIRECTS_FILE);
        return { ...effects, isCommitted: isCommitted(this.projectRoot, file) };
      },
      remove: ({ paths }) => this.remove(paths),
      pictures: () => this.files.list(PICTURE_FOLDER).map((file) => this.picture(file)),
      picture: ({ path: file }) => ({ content: this.files.read(file).toString('base64') }),
      users: ({ path: file }) => ({
        users: usersOf(this.texts(), file, this.placeOf(file), REDIRECTS_FILE),
      }),
      upload: ({ isReplacement, ...picture }) => {
        this.files.write(picture.path, this.bytesOf(picture, isReplacement));
        return this.picture(picture.path);
      },
      history: ({ path: file }) => this.history.versions(file),
      version: (version) => ({ text: this.history.textOf(version) }),
      deleted: () => this.history.deleted(),
      restore: (version) => this.restore(version),
    };
    return actions[action](params);
  }

  private file(file: string): StoredFile {
    return {
      path: file,
      text: this.files.read(file).toString('utf8'),
      hash: this.files.hash(file),
    };
  }

  private picture(file: string): StoredPicture {
    const size = this.files.read(file).length;
    return { path: file, name: pictureName(file), size, hash: this.files.hash(file) };
  }

  /** A picture’s bytes; throws if another one would be lost. One that an earlier save has written is the same. */
  private bytesOf({ path: file, content }: NewPicture, isReplacement = false): Buffer {
    const bytes = Buffer.from(content, 'base64');
    if (isReplacement || !this.files.has(file) || this.files.read(file).equals(bytes)) return bytes;
    throw new RefusalError(
      409,
      `There is another picture ${file} by now, so nothing was written. Add yours again: it gets a free name.`,
    );
  }

  private save({ path: file, text, hash, pictures = [] }: CmsProtocol['save'][0]) {
    if (hash === null && this.files.has(file)) {
      throw new RefusalError(409, `A file ${file} already exists. Choose another folder or title.`);
    }
    if (hash !== null) this.requireUnchanged(file, hash);
    if (file === REDIRECTS_FILE) this.requireGoodRedirects(text);
    const isNew = hash === null;
    if (!isNew) this.history.keepFound(file, this.files.read(file).toString('utf8'));
    const place = this.placeOf(file);
    const saved = { file, text, isNew };
    const near = place === null ? [] : [place.version.sidebarFile, REDIRECTS_FILE];
    const changes = planSave(this.texts(near), saved, place, REDIRECTS_FILE);
    const isOther = !isNew && place !== null && isRetitled(this.texts([file]), saved);
    const all = isOther ? this.texts() : new Map<string, string>();
    const withOldTitle = pagesWithOldTitle(all, saved, place, REDIRECTS_FILE);
    // First, so that no watcher sees a page without its pictures.
    const writes = pictures.map((picture) => [picture.path, this.bytesOf(picture)] as const);
    this.apply(new Map<string, Write>([...writes, ...changes]));
    this.history.keepSaved(file, text);
    return { hash: this.files.hash(file), withOldTitle };
  }

  private rename({ from, to, hash, withRedirect }: CmsProtocol['rename'][0], published: string) {
    this.requireUnchanged(from, hash);
    if (this.files.has(to)) throw new RefusalError(409, `A page ${to} already exists.`);
    const plan = this.planRename(from, to);
    this.apply(
      planMove(this.texts([REDIRECTS_FILE]), from, plan, {
        redirectsFile: REDIRECTS_FILE,
        withRedirect: withRedirect && this.hasReaders(from, published),
      }),
    );
    this.history.rename(from, to);
    return { path: to, hash: this.files.hash(to) };
  }

  /** Nobody has seen the address of a draft, or of a page that is not published. */
  private hasReaders(file: string, published: string): boolean {
    const isPublic = !isDraft(this.files.read(file).toString('utf8'), file);
    return isPublic && isCommitted(this.projectRoot, file, published);
  }

  private planRename(from: string, to: string): RenamePlan {
    const place = this.placeOf(from);
    const target = this.placeOf(to);
    if (place === null || place.version !== target?.version) {
      throw new RefusalError(
        400,
        `${to} is not a valid place for a page: a page’s file ends in .mdx and is in the docs folder.`,
      );
    }
    const { contentDir, path: versionPath } = place.version;
    return planRename(this.texts(), { from, to, contentDir, versionPath });
  }

  private remove(paths: readonly string[]): object {
    const texts = this.texts();
    for (const file of paths) {
      const all = usersOf(texts, file, this.placeOf(file), REDIRECTS_FILE);
      const users = all.filter((user) => !paths.includes(user));
      if (users.length === 0) continue;
      throw new RefusalError(
        409,
        `${file} is still in use, so it was not deleted. Change these first: ${users.join(', ')}.`,
        undefined,
        { file, users },
      );
    }
    for (const file of paths) {
      const place = this.placeOf(file);
      const near = place === null ? [] : [file, place.version.sidebarFile, REDIRECTS_FILE];
      if (place !== null || isPicture(file)) {
        this.history.keepDeleted(file, this.files.read(file));
      }
      this.apply(planRemoval(this.texts(near), file, place, REDIRECTS_FILE));
    }
    return {};
  }

  private restore(version: CmsProtocol['restore'][0]) {
    const { path: file } = version;
    if (!isPicture(file)) {
      return this.save({ path: file, text: this.history.textOf(version), hash: null });
    }
    const content = this.history.keptBytes(version);
    this.files.write(file, this.bytesOf({ path: file, content: content.toString('base64') }));
    return { hash: this.files.hash(file) };
  }

  private requireUnchanged(file: string, hash: string): void {
    if (this.files.hash(file) === hash) return;
    throw new RefusalError(
      409,
      `${file} was changed by somebody else since you opened it, so nothing was saved or renamed. Reload this page to see the new text.`,
      this.file(file),
    );
  }

  /** Throws for redirects that lead nowhere, shadow a page or loop, unless they already did so. */
  private requireGoodRedirects(text: string): void {
    const paths = pagePaths(this.projectRoot, this.folders, { withDrafts: false });
    const problemsIn = (source: string) =>
      checkRedirects(parseRedirects(source, REDIRECTS_FILE).redirects, paths, REDIRECTS_FILE);
    const before = this.files.has(REDIRECTS_FILE)
      ? problemsIn(this.files.read(REDIRECTS_FILE).toString('utf8'))
      : [];
    const added = addedProblems(before, problemsIn(text));
    if (added.length === 0) return;
    const list = added.map(({ message, hint }) => `${message} ${hint}`).join(' ');
    throw new RefusalError(400, `${REDIRECTS_FILE} was not saved. ${list}`);
  }

  /** Removes files last: an interruption leaves a page twice rather than nowhere. */
  private apply(changes: ReadonlyMap<string, Write>): void {
    for (const [file, write] of changes) if (write !== null) this.files.write(file, write);
    for (const [file, write] of changes) if (write === null) this.files.remove(file);
  }

  private placeOf(file: string): ContentPlace | null {
    return file.endsWith('.mdx') ? placeOf(file, this.folders) : null;
  }

  /** The texts of files, without those that do not exist; by default of all content. */
  private texts(wanted?: readonly string[]): Map<string, string> {
    const files = wanted?.filter((file) => this.files.has(file)) ?? this.files.list(CONTENT);
    return new Map(files.map((file) => [file, this.files.read(file).toString('utf8')]));
  }
}
