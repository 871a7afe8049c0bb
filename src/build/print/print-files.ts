import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pagePath } from '../../core/paths/site-path';
import { currentLocale } from '../../site/current-locale';
import type { SiteConfig } from '../../site/site-config';
import type { DocsPage } from '../output/docs-pages';
import type { OutputFile } from '../output/output-file';
import { printOutline } from './print-outline';
import { printPage } from './print-page';
import { printText, type PrintedKeys } from './print-text';

const SHEET = 'src/styles/print-page.css';
const STYLES = /<style data-href="[^"]*"[\s\S]*?<\/style>/g;
const ICON = /<link rel="icon"[^>]*>/;

interface PrintFilesOptions {
  site: SiteConfig;
  pathPrefix: string;
  /** The finished HTML of a page, by its address without the path prefix. */
  readHtml: (path: string) => string;
}

/** For each version, a page that contains all its docs, made from the finished pages. */
export function printFiles(pages: readonly DocsPage[], options: PrintFilesOptions): OutputFile[] {
  return options.site.versions.flatMap(({ name, path: root }) => {
    const printed = pages.filter(
      ({ version, isUnlisted, isReference }) => version === name && !isUnlisted && !isReference,
    );
    return printed.length === 0
      ? []
      : [
          {
            address: `${pagePath(root, 'print')}index.html`,
            text: wholeText(printed, pagePath(root), options),
          },
        ];
  });
}

function wholeText(
  pages: readonly DocsPage[],
  root: string,
  { site, pathPrefix, readHtml }: PrintFilesOptions,
): string {
  const chapters = printOutline(pages);
  const docs = chapters.flatMap((chapter) =>
    chapter.docs.map((doc) => ({ ...doc, deeper: chapter.isDoc ? 1 : 2 })),
  );
  const keys: PrintedKeys = new Map([
    [root, 'contents'],
    ...chapters.flatMap(({ path, key }) => (path === null ? [] : [[path, key] as const])),
    ...docs.map(({ path, key }) => [path, key] as const),
  ]);
  const styles = new Set<string>();
  let icon = '';
  const texts = new Map(
    docs.map(({ key, path, deeper }) => {
      const html = readHtml(path);
      for (const style of html.match(STYLES) ?? []) styles.add(style);
      icon = ICON.exec(html)?.[0] ?? icon;
      return [key, printText(html, { path, keys, pathPrefix, deeper })] as const;
    }),
  );
  const sheet = readFileSync(path.join(process.cwd(), SHEET), 'utf8');
  return printPage({
    site: {
      title: site.title,
      description: site.description,
      language: currentLocale.code,
      direction: currentLocale.direction,
    },
    chapters,
    texts,
    head: [...styles, `<style>${sheet}</style>`, icon].join(''),
    docsUrl: `${site.url}${pathPrefix}${root}`,
    lastUpdate: lastDay(pages),
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
