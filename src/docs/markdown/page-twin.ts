import { isOutside } from '../../base/paths/site-path';
import type { DocumentNode } from '../../base/tree/document-tree';
import { pageMarkdown } from './page-markdown';

/** A page as it is published: plain data, so that a thread can write its Markdown. */
export interface PublishedPage {
  title: string;
  description: string;
  /** Its address on the site, without the path prefix. */
  path: string;
  tree: readonly DocumentNode[];
  /** Address of the site, with the path prefix. */
  siteUrl: string;
}

/** A page’s Markdown version, whose links lead to the published site. */
export function pageTwin({ path, siteUrl, ...page }: PublishedPage): string {
  // Links in the tree have no prefix yet: the Link component would have added it.
  const absolute = (href: string): string => (isOutside(href) ? href : `${siteUrl}${href}`);
  return pageMarkdown({ ...page, url: `${siteUrl}${path}` }, { absolute });
}
