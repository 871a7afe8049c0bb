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

/** Address of a page’s Markdown version. */
export function twinOf(path: string): string {
  return `${path}index.md`;
}

/** The site for programs: a Markdown version of each page, and the two files of llmstxt.org. */
export function machineFiles(
  pages: readonly DocsPage[],
  { site, pathPrefix }: MachineFilesOptions,
): OutputFile[] {
  const urlOf = (path: string) => `${site.url}${pathPrefix}${path}`;
  // Links in the tree have no prefix yet: the Link component would have added it.
  const absolute = (href: string) => (isOutside(href) ? href : urlOf(href));
  const twins = pages.map((page) => ({
    page,
    text: pageMarkdown(
      { ...page, url: urlOf(page.path), tree: page.tree ?? cardsTree(page.cards) },
      { absolute, depth: 1 },
    ),
  }));
  const isListed = ({ isCurrent, isUnlisted }: DocsPage) => isCurrent && !isUnlisted;
  const listed = pages.filter(isListed).map(({ title, description, path, trail }) => ({
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
    ...twins.map(({ page, text }) => ({ address: twinOf(page.path), text })),
    { address: '/llms.txt', text: llmsText({ ...site, extras }, listed) },
    {
      address: '/llms-full.txt',
      text: twins
        .filter(({ page }) => isListed(page) && page.tree !== null)
        .map(({ text }) => text)
        .join('\n---\n\n'),
    },
  ];
}
