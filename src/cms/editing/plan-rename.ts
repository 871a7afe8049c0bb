import { parse } from 'yaml';
import { docIdOf, docPathOf } from '../../base/paths/doc-path';
import { linkedFile, relativeLink } from '../../base/paths/relative-file';
import { parseFrontmatter } from '../../docs/frontmatter/parse-frontmatter';
import { mapLinks } from './map-links';
import { patchYaml } from './patch-yaml';
import { endedRedirects, followPage } from './redirects';

export interface Rename {
  /** Files, relative to the project. */
  from: string;
  to: string;
  /** The docs folder that contains both, relative to the project. */
  contentDir: string;
  /** Where its pages begin on the site. */
  versionPath: string;
}

export interface RenamePlan {
  oldPath: string;
  newPath: string;
  /** Files that mention the page, with their new text, including the page itself under its new name. */
  writes: Map<string, string>;
  /** The pages among them that link to it. */
  linkingFiles: string[];
  /** The files among them that are not pages: the sidebar, the glossary … */
  listingFiles: string[];
  /** The addresses whose redirects end, as the page is there again. */
  endedRedirects: string[];
}

/** What an author is asked about before a rename. */
export function renameEffects(plan: RenamePlan): {
  oldPath: string;
  newPath: string;
  linking: string[];
  listing: string[];
  ended: string[];
} {
  const { oldPath, newPath, linkingFiles, listingFiles, endedRedirects: ended } = plan;
  return { oldPath, newPath, linking: linkingFiles, listing: listingFiles, ended };
}

const PAGE_FIELD =
  /(?<before>^\s*(?:- )?page: |^pagination_(?:prev|next): |\]\()(?<id>[\w/-]+)(?=[#)\s]|$)/gm;

/**
 * Plans what changes when a page is renamed: links to and from it, its place in the sidebar, the entries and words
 * that it explains, and redirects to it. `files` are all texts below the content folder, by file.
 */
export function planRename(
  files: ReadonlyMap<string, string>,
  { from, to, contentDir, versionPath }: Rename,
): RenamePlan {
  const oldId = docIdOf(from.slice(contentDir.length + 1));
  const newId = docIdOf(to.slice(contentDir.length + 1));
  const { slug, draft } = parseFrontmatter(files.get(from) ?? '', from).frontmatter;
  const oldPath = docPathOf(versionPath, oldId, slug);
  const newPath = docPathOf(versionPath, newId, slug);
  const writes = new Map<string, string>();
  const linkingFiles: string[] = [];
  const listingFiles: string[] = [];
  const ended: string[] = [];
  for (const [file, text] of files) {
    const target = file === from ? to : file;
    const renamed = file.endsWith('.mdx')
      ? renameInPage(text, file, target)
      : file.endsWith('.yaml')
        ? renameInYaml(text, file)
        : text;
    if (renamed === text && file !== from) continue;
    writes.set(target, renamed);
    if (file.endsWith('/redirects.yaml')) ended.push(...endedRedirects(text, renamed));
    if (!file.endsWith('.mdx')) listingFiles.push(file);
    else if (file !== from) linkingFiles.push(file);
  }
  return { oldPath, newPath, writes, linkingFiles, listingFiles, endedRedirects: ended };

  function renameInPage(text: string, file: string, target: string): string {
    const linked = mapLinks(text, (href) => {
      const rest = /[?#].*$/.exec(href)?.[0] ?? '';
      const wanted = linkedFile(href, file);
      if (wanted !== null) {
        const isMoved = wanted === from || file !== target;
        return isMoved ? relativeLink(target, wanted === from ? to : wanted) + rest : href;
      }
      return href.slice(0, href.length - rest.length) === oldPath ? newPath + rest : href;
    });
    return withNewId(linked);
  }

  function renameInYaml(text: string, file: string): string {
    if (file.endsWith('/redirects.yaml')) {
      // Readers cannot see a draft: what leads them on from its new address goes on doing so.
      return draft === true ? text : followPage(text, oldPath, newPath);
    }
    if (!file.endsWith('/sidebars.yaml')) return withNewId(text);
    const data = parse(text) as unknown;
    return patchYaml(text, renameInSidebar(data));
  }

  function withNewId(text: string): string {
    return text.replace(PAGE_FIELD, (found, before: string, id: string) =>
      id === oldId ? before + newId : found,
    );
  }

  function renameInSidebar(value: unknown): unknown {
    if (value === oldId) return newId;
    if (Array.isArray(value)) return value.map(renameInSidebar);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [
        key,
        key === 'doc' || typeof field === 'object' ? renameInSidebar(field) : field,
      ]),
    );
  }
}
