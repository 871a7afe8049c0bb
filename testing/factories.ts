import type { DocsVersion } from '../src/config/site-config';
import type { DocumentContent } from '../src/docs/document/document-content';
import { parseDocument, type DocumentEnvironment } from '../src/docs/document/parse-document';
import type { Frontmatter } from '../src/docs/frontmatter/frontmatter-fields';
import type { VersionContent } from '../src/docs/pages/plan-version';
import type { DocRecord } from '../src/docs/sidebar/doc-record';
import type { CategoryItem, SidebarSourceItem } from '../src/docs/sidebar/sidebar-source';

type DocOverrides = Partial<Omit<DocRecord, 'frontmatter'>> & {
  frontmatter?: Partial<Frontmatter>;
};

/** A doc with an id; its file, address and texts are derived from it. */
export function makeDoc(
  docId: string,
  { frontmatter, file = `content/docs/${docId}.mdx`, ...overrides }: DocOverrides = {},
): DocRecord {
  return {
    file,
    originalFile: file,
    docId,
    path: `/docs/${docId}/`,
    anchors: [],
    links: [],
    sections: [],
    ...overrides,
    frontmatter: { title: `Title of ${docId}`, description: `About ${docId}.`, ...frontmatter },
  };
}

type CategoryShape = Partial<Omit<CategoryItem, 'items'>> & {
  category: string;
  items: SidebarShape[];
};
type SidebarShape = string | { link: string; label: string; description?: string } | CategoryShape;

/** A sidebar as its author writes it: ids, links and categories, one item per line. */
export function makeSidebar(shapes: readonly SidebarShape[]): SidebarSourceItem[] {
  let line = 1;
  const make = (shape: SidebarShape): SidebarSourceItem => {
    line += 1;
    if (typeof shape === 'string') return { type: 'doc', id: shape, line };
    if ('link' in shape) {
      const { link: href, ...rest } = shape;
      return { type: 'link', href, ...rest, line };
    }
    const { category: label, items, ...rest } = shape;
    const own = {
      type: 'category',
      label,
      hasPage: true,
      isCollapsed: true,
      line,
      ...rest,
    } as const;
    return { ...own, items: items.map(make) };
  };
  return shapes.map(make);
}

/** A version of the docs as in the site’s configuration. */
export function makeVersion(overrides: Partial<DocsVersion> = {}): DocsVersion {
  return {
    name: 'current',
    label: 'Next',
    path: '/docs',
    contentDir: 'content/docs',
    sidebarFile: 'content/sidebars.yaml',
    isLast: true,
    mainDocument: 'quickstart',
    ...overrides,
  };
}

/** A version’s content: docs, and one sidebar that contains `sidebar` (all docs if absent). */
export function makeVersionContent(
  docs: readonly DocRecord[],
  sidebar: readonly SidebarShape[] = docs.map(({ docId }) => docId),
  overrides: Partial<VersionContent> = {},
): VersionContent {
  return {
    version: makeVersion(),
    docs,
    hiddenIds: new Set(),
    sidebars: { tutorialSidebar: makeSidebar(sidebar) },
    editUrlOf: () => null,
    historyOf: () => null,
    ...overrides,
  };
}

const LANGUAGES = ['ink', 'js', 'jsx', 'css', 'html', 'md', 'yaml', 'bash', 'text'];

/** What parsing needs: code stays plain, every image is 800 × 400 except those called “missing”. */
export function makeEnvironment(overrides: Partial<DocumentEnvironment> = {}): DocumentEnvironment {
  return {
    highlight: (code) => [code],
    knowsLanguage: (language) => LANGUAGES.includes(language),
    measureImage: (src) => (src.includes('missing') ? null : { width: 800, height: 400 }),
    ...overrides,
  };
}

/** Parses lines of MDX as the file `page.mdx`. */
export function parseLines(...lines: string[]): DocumentContent {
  return parseDocument(lines.join('\n'), 'page.mdx', makeEnvironment());
}

/** The problems of some lines of MDX, each as `line severity: message → hint`. */
export function problemsOf(...lines: string[]): string[] {
  return parseLines(...lines).problems.map(
    ({ line, severity, message, hint }) => `${line} ${severity}: ${message} → ${hint}`,
  );
}
