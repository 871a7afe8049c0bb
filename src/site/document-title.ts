import { siteConfig } from './site-config';

const END = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;

/** The title of a document: `{page} | {site}`, and the site’s alone for what has none of its own. */
export function documentTitle(title?: string): string {
  return title === undefined ? siteConfig.title : title + END;
}

/** The title of the page that a document’s title was made of. */
export function pageTitleIn(title: string): string {
  return title.endsWith(END) ? title.slice(0, -END.length) : title;
}
