import { llmsText } from '../../core/markdown/llms-text';
import { pageMarkdown } from '../../core/markdown/page-markdown';
import { isOutside } from '../../core/paths/site-path';
import type { SiteConfig } from '../../site/site-config';
import { cardsTree } from './cards-tree';
import type { DocsPage } from './docs-pages';
import type { OutputFile } from './output-file';

interface MachineFilesOptions {
  site: SiteConfig;
  pathPrefix: string;
}

/** Address of a page's Markdown twin. */
export function twinOf(path: string): string {
  return `${path}index.md`;
}

/** The site for readers that are programs: a Markdown twin of each page, and the two files of llmstxt.org. */
export function machineFiles(
  pages: readonly DocsPage[],
  { site, pathPrefix }: MachineFilesOptions,
): OutputFile[] {
  const urlOf = (path: string) => `${site.url}${pathPrefix}${path}`;
  // Links of the tree carry no prefix yet: the Link component would have added it.
  const absolute = (href: string) => (isOutside(href) ? href : urlOf(href));
  const markdownOf = (page: DocsPage, depth: number) =>
    pageMarkdown(
      { ...page, url: urlOf(page.path), tree: page.tree ?? cardsTree(page.cards) },
      { absolute, depth },
    );
  const current = pages.filter(({ isCurrent, isUnlisted }) => isCurrent && !isUnlisted);
  const listed = current.map(({ title, description, path, trail }) => ({
    title,
    description,
    url: urlOf(twinOf(path)),
    section: trail.length > 1 ? (trail[0] ?? title) : 'Start',
  }));
  const extras = [
    {
      title: 'The whole documentation',
      description: 'Every page in reading order, in one file.',
      url: urlOf('/llms-full.txt'),
      section: 'Optional',
    },
    {
      title: 'Reference as data',
      description: 'Every tag, markup, setting and method of the engine as JSON.',
      url: urlOf('/reference.json'),
      section: 'Optional',
    },
  ];
  return [
    ...pages.map((page) => ({ address: twinOf(page.path), text: markdownOf(page, 1) })),
    { address: '/llms.txt', text: llmsText({ ...site, extras }, listed) },
    {
      address: '/llms-full.txt',
      text: current
        .filter(({ tree }) => tree !== null)
        .map((page) => markdownOf(page, 1))
        .join('\n---\n\n'),
    },
  ];
}
