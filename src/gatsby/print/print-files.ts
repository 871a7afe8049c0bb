import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pagePath } from '../../base/paths/site-path';
import { currentLocale } from '../../config/current-locale';
import type { SiteConfig } from '../../config/site-config';
import type { DocsPage } from '../pages/docs-pages';
import type { OutputFile } from '../pages/output-file';
import { entries } from '../project/entries';
import { printOutline, type PrintedChapter } from './print-outline';
import { printPage } from './print-page';
import type { PrintedKeys, PrintTextOptions } from './print-text';

const SHEET = entries.printSheet;
const STYLES = /<style data-href="[^"]*"[\s\S]*?<\/style>/g;
const ICON = /<link rel="icon"[^>]*>/;

/** The print version of the docs of one version. */
export interface PrintPlan {
  /** Its address, without the path prefix. */
  path: string;
  /** Address of the docs’ overview. */
  root: string;
  pages: readonly DocsPage[];
  chapters: readonly PrintedChapter[];
  /** How each page becomes part of it, by the page’s address. */
  texts: ReadonlyMap<string, PrintTextOptions>;
}

interface PrintFilesOptions {
  site: SiteConfig;
  pathPrefix: string;
  /** The printed text of a page, by its address without the path prefix. */
  printedOf: (path: string) => string;
  /** The finished HTML of a page. */
  readHtml: (path: string) => string;
}

/** Plans a page for each version that contains all its docs. */
export function planPrint(
  docs: readonly DocsPage[],
  { site, pathPrefix }: Pick<PrintFilesOptions, 'site' | 'pathPrefix'>,
): PrintPlan[] {
  return site.versions.flatMap(({ name, path: base }): PrintPlan[] => {
    const pages = docs.filter(
      ({ version, isUnlisted, isPrinted }) => version === name && !isUnlisted && isPrinted,
    );
    if (pages.length === 0) return [];
    const root = pagePath(base);
    const chapters = printOutline(pages);
    const printed = chapters.flatMap((chapter) =>
      chapter.docs.map(({ key, path }) => ({ key, path, deeper: chapter.isDoc ? 1 : 2 })),
    );
    const keys: PrintedKeys = new Map([
      [root, 'contents'],
      ...chapters.flatMap(({ path, key }) => (path === null ? [] : [[path, key] as const])),
      ...printed.map(({ path, key }) => [path, key] as const),
    ]);
    const texts = new Map(
      printed.map(({ path, deeper }) => [path, { path, keys, pathPrefix, deeper }] as const),
    );
    return [{ path: pagePath(base, 'print'), root, pages, chapters, texts }];
  });
}

/** Writes the planned pages, made from the finished pages. */
export function printFiles(
  plans: readonly PrintPlan[],
  { site, pathPrefix, printedOf, readHtml }: PrintFilesOptions,
): OutputFile[] {
  const sheet = readFileSync(path.join(process.cwd(), SHEET), 'utf8');
  return plans.map(({ path: address, root, pages, chapters, texts }) => {
    // The styles of all pages with texts are those of one.
    const [first = ''] = texts.keys();
    const html = readHtml(first);
    const head = [...(html.match(STYLES) ?? []), `<style>${sheet}</style>`, ICON.exec(html)?.[0]];
    const text = printPage({
      site: {
        title: site.title,
        description: site.description,
        language: currentLocale.code,
        direction: currentLocale.direction,
      },
      chapters,
      texts: new Map(
        [...texts].map(([path, { keys }]) => [keys.get(path) ?? path, printedOf(path)]),
      ),
      head: head.join(''),
      docsUrl: `${site.url}${pathPrefix}${root}`,
      lastUpdate: lastDay(pages),
    });
    return { address: `${address}index.html`, text };
  });
}

function lastDay(pages: readonly DocsPage[]): string | null {
  const updates = pages.flatMap(({ lastUpdate }) =>
    lastUpdate === null ? [] : [Date.parse(lastUpdate)],
  );
  if (updates.length === 0) return null;
  return new Intl.DateTimeFormat(currentLocale.code, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Math.max(...updates),
  );
}
