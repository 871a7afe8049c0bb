import type { SiteConfig } from '../../config/site-config';
import { llmsText } from '../../docs/markdown/llms-text';
import type { DocsPage } from '../pages/docs-pages';
import type { OutputFile } from '../pages/output-file';

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
  const siteUrl = site.url + pathPrefix;
  const urlOf = (path: string) => siteUrl + path;
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
    ...pages.map(({ path, twin }) => ({ address: twinOf(path), text: twin })),
    { address: '/llms.txt', text: llmsText({ ...site, extras }, listed) },
    {
      address: '/llms-full.txt',
      text: pages
        .filter((page) => isListed(page) && page.isInFullText)
        .map(({ twin }) => twin)
        .join('\n---\n\n'),
    },
  ];
}
