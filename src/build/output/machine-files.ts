import { llmsText } from '../../core/markdown/llms-text';
import type { PublishedPage } from '../../core/markdown/page-twin';
import type { SiteConfig } from '../../site/site-config';
import { rememberAll, resultKey, type ResultCache } from '../threads/remember-all';
import type { Task } from '../threads/task';
import type { Threads } from '../threads/threads';
import { cardsTree } from './cards-tree';
import type { DocsPage } from './docs-pages';
import type { OutputFile } from './output-file';

interface MachineFilesOptions {
  site: SiteConfig;
  pathPrefix: string;
  cache: ResultCache;
  /** Changes with the code that writes Markdown. */
  digest: string;
  threads?: Threads;
}

const pageTwin: Task<PublishedPage, string> = {
  file: 'src/core/markdown/page-twin.ts',
  name: 'pageTwin',
};

/** Address of a page’s Markdown version. */
export function twinOf(path: string): string {
  return `${path}index.md`;
}

/** The site for programs: a Markdown version of each page, and the two files of llmstxt.org. */
export async function machineFiles(
  pages: readonly DocsPage[],
  { site, pathPrefix, digest, ...options }: MachineFilesOptions,
): Promise<OutputFile[]> {
  const siteUrl = site.url + pathPrefix;
  const urlOf = (path: string) => siteUrl + path;
  const inputs = pages.map(({ title, description, path, tree, cards }) => {
    const input = { title, description, path, tree: tree ?? cardsTree(cards), siteUrl };
    return { input, key: resultKey(digest, ['twin', input]) };
  });
  const texts = await rememberAll(pageTwin, inputs, options);
  const twins = pages.map((page, index) => ({ page, text: texts[index] ?? '' }));
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
