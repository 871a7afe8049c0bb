import { siteConfig } from './site-config';

const END = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;

/** The title of a document: `{page} | {site}`, or just the site’s if the page has none. */
export function documentTitle(title?: string): string {
  return title === undefined ? siteConfig.title : title + END;
}

/** The page’s part of a document title. */
export function pageTitleIn(title: string): string {
  return title.endsWith(END) ? title.slice(0, -END.length) : title;
}
