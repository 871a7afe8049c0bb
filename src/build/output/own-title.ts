import { siteConfig } from '../../site/site-config';

const TITLE_END = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;

/** The title of a page without the site’s behind it. */
export function ownTitle(title: string): string {
  return title.endsWith(TITLE_END) ? title.slice(0, -TITLE_END.length) : title;
}
