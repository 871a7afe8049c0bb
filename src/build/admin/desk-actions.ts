import path from 'node:path';
import { parse } from 'yaml';
import type { DeskAction, DeskFile, DeskMedia, DeskProtocol } from '../../core/desk/desk-protocol';
import { filesNamingPage, filesWithImage } from '../../core/editing/find-mentions';
import { patchYaml } from '../../core/editing/patch-yaml';
import { planRename, type RenamePlan } from '../../core/editing/plan-rename';
import { addToSidebar, removeFromSidebar } from '../../core/editing/sidebar-place';
import { parseFrontmatter } from '../../core/frontmatter/parse-frontmatter';
import { docPathOf } from '../../core/paths/doc-path';
import { addedProblems } from '../../core/problems/added-problems';
import { checkRedirects } from '../../core/redirects/check-redirects';
import { parseRedirects } from '../../core/redirects/parse-redirects';
import { REDIRECTS_FILE } from '../content/content-files';
import type { ContentFolders, ContentPlace } from '../content/content-place';
import { placeOf } from '../content/content-place';
import { DeskError } from './desk-error';
import { DeskFiles } from './desk-files';
import { pagePaths } from './page-paths';

const CONTENT = 'content';

/** Performs the actions of the page at /admin/ on the files of a project. */
export class DeskActions {
  private readonly files: DeskFiles;

  constructor(
    private readonly projectRoot: string,
    private readonly folders: ContentFolders,
  ) {
    this.files = new DeskFiles(projectRoot);
  }

  /** Runs one action; throws a `DeskError`, without changing anything, if the action is not allowed. */
  run<A extends DeskAction>(action: A, params: DeskProtocol[A][0]): DeskProtocol[A][1] {
    const actions: { [K in DeskAction]: (params: DeskProtocol[K][0]) => DeskProtocol[K][1] } = {
      list: ({ folder, extension, depth }) =>
        this.files
          .list(folder)
          .filter((file) => file.endsWith(`.${extension}`))
          .filter((file) => file.slice(folder.length + 1).split('/').length <= depth)
          .map((file) => this.file(file)),
      read: ({ paths }) => paths.map((file) => this.file(file)),
      save: (save) => this.save(save),
      rename: (rename) => this.rename(rename),
      mentions: ({ from, to, text }) => {
        const plan = this.planRename(from, to, text);
        const { oldPath, newPath, linkingFiles: linking, listingFiles: listing } = plan;
        return { oldPath, newPath, linking, listing, hasReaders: this.hasReaders(from, text) };
      },
      remove: ({ paths }) => this.remove(paths),
      media: ({ folder }) =>
        this.files
          .list(folder)
          .filter((file) => path.posix.dirname(file) === folder)
          .map((file) => this.media(file)),
      upload: ({ path: file, content }) => {
        if (this.files.has(file)) {
          throw new DeskError(
            409,
            `A picture ${file} already exists. Rename yours, or delete the old one first.`,
          );
        }
        this.files.write(file, Buffer.from(content, 'base64'));
        return this.media(file);
      },
    };
    return actions[action](params);
  }

  private file(file: string): DeskFile {
    return {
      path: file,
      text: this.files.read(file).toString('utf8'),
      hash: this.files.hash(file),
    };
  }

  private media(file: string): DeskMedia {
    const content = this.files.read(file);
    return {
      path: file,
      name: path.posix.basename(file),
      size: content.length,
      hash: this.files.hash(file),
      content: content.toString('base64'),
    };
  }

  private save({ path: file, text, hash }: DeskProtocol['save'][0]): { hash: string } {
    if (hash === null && this.files.has(file)) {
      throw new DeskError(409, `A file ${file} already exists. Choose another folder or title.`);
    }
    if (hash !== null) this.requireUnchanged(file, hash);
    if (file === REDIRECTS_FILE) this.requireGoodRedirects(text);
    this.files.write(file, text);
    const place = this.placeOf(file);
    if (hash === null && place !== null) {
      this.changeText(place.version.sidebarFile, (source) => addToSidebar(source, place.docId));
    }
    return { hash: this.files.hash(file) };
  }

  private rename({ from, to, hash, text, withRedirect }: DeskProtocol['rename'][0]) {
    this.requireUnchanged(from, hash);
    if (this.files.has(to)) throw new DeskError(409, `A page ${to} already exists.`);
    const { oldPath, newPath, writes } = this.planRename(from, to, text);
    const hasReaders = this.hasReaders(from, text);
    for (const [file, written] of writes) this.files.write(file, written);
    this.files.remove(from);
    if (withRedirect && hasReaders && oldPath !== newPath) {
      this.changeText(REDIRECTS_FILE, (source) => {
        const redirects = (parse(source) ?? []) as { from: string }[];
        const others = redirects.filter((redirect) => redirect.from !== newPath);
        const reason = 'The page was renamed.';
        return patchYaml(source, [...others, { from: oldPath, to: newPath, reason }]);
      });
    }
    return { path: to, hash: this.files.hash(to) };
  }

  /** A page that is or was a draft has an address that nobody has seen, or shows nothing at its new one. */
  private hasReaders(file: string, text: string | null): boolean {
    const texts = [this.files.read(file).toString('utf8'), ...(text === null ? [] : [text])];
    return texts.every((each) => parseFrontmatter(each, file).frontmatter.draft !== true);
  }

  private planRename(from: string, to: string, text: string | null = null): RenamePlan {
    const place = this.placeOf(from);
    const target = this.placeOf(to);
    if (place === null || place.version !== target?.version) {
      throw new DeskError(
        400,
        `${to} is not a valid place for a page: a page’s file ends in .mdx and is in the docs folder.`,
      );
    }
    const { contentDir, path: versionPath } = place.version;
    const files = this.texts();
    if (text !== null) files.set(from, text);
    return planRename(files, { from, to, contentDir, versionPath });
  }

  private remove(paths: readonly string[]): object {
    for (const file of paths) {
      const naming = this.naming(file);
      if (naming.length === 0) continue;
      throw new DeskError(
        409,
        `${file} is still in use, so it was not deleted. Change these first: ${naming.join(', ')}.`,
      );
    }
    for (const file of paths) {
      const place = this.placeOf(file);
      this.files.remove(file);
      if (place === null) continue;
      this.changeText(place.version.sidebarFile, (text) => removeFromSidebar(text, place.docId));
    }
    return {};
  }

  private naming(file: string): string[] {
    const texts = this.texts();
    if (file.startsWith('static/')) return filesWithImage(texts, file.slice('static'.length));
    const place = this.placeOf(file);
    if (place === null) return [];
    const { slug } = parseFrontmatter(texts.get(file) ?? '', file).frontmatter;
    const { contentDir, path: versionPath } = place.version;
    return filesNamingPage(texts, {
      file,
      contentDir,
      path: docPathOf(versionPath, place.docId, slug),
    });
  }

  private requireUnchanged(file: string, hash: string): void {
    if (this.files.hash(file) === hash) return;
    throw new DeskError(
      409,
      `${file} was changed by somebody else since you opened it, so nothing was saved. Your text is still here: copy it, reload this page, and make your change in the new text.`,
    );
  }

  /** Throws for redirects that lead nowhere, shadow a page or loop, unless they already did so. */
  private requireGoodRedirects(text: string): void {
    const paths = pagePaths(this.projectRoot, this.folders);
    const problemsIn = (source: string) =>
      checkRedirects(parseRedirects(source, REDIRECTS_FILE).redirects, paths, REDIRECTS_FILE);
    const before = this.files.has(REDIRECTS_FILE)
      ? problemsIn(this.files.read(REDIRECTS_FILE).toString('utf8'))
      : [];
    const added = addedProblems(before, problemsIn(text));
    if (added.length === 0) return;
    const list = added.map(({ message, hint }) => `${message} ${hint}`).join(' ');
    throw new DeskError(400, `${REDIRECTS_FILE} was not saved. ${list}`);
  }

  private changeText(file: string, change: (text: string) => string): void {
    if (!this.files.has(file)) return;
    const before = this.files.read(file).toString('utf8');
    const after = change(before);
    if (after !== before) this.files.write(file, after);
  }

  private placeOf(file: string): ContentPlace | null {
    return file.endsWith('.mdx') ? placeOf(file, this.folders) : null;
  }

  private texts(): Map<string, string> {
    const files = this.files.list(CONTENT);
    return new Map(files.map((file) => [file, this.files.read(file).toString('utf8')]));
  }
}
