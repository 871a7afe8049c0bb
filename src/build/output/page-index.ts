import type { PageLink } from '../../core/page/page-data';
import { siteConfig } from '../../site/site-config';
import type { OutputPage } from './read-page';

const TITLE_END = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;

/** The list of all pages that the not-found page finds suggestions in. */
export function pageIndex(pages: ReadonlyMap<string, OutputPage>): PageLink[] {
  return [...pages]
    .filter(([address, { isIndexed }]) => isIndexed && address !== '/404/')
    .map(([href, { title }]) => ({
      href,
      label: title.endsWith(TITLE_END) ? title.slice(0, -TITLE_END.length) : title,
    }));
}
