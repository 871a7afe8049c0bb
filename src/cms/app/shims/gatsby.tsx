import type { AnchorHTMLAttributes } from 'react';
import { splitHref, withTrailingSlash } from '../../../base/paths/site-path';
import { shownAddress, siteContent } from '../kit/site-content';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** Replaces Gatsby’s link in previews with a plain one that opens in a new tab. */
export function Link({ to, ...rest }: LinkProps) {
  if (leadsSomewhere(to)) return <a href={to} {...rest} />;
  return <a href={to} {...rest} data-broken title="There is no such page." />;
}

/** Whether an address of the site is one; in a link to a file that is no page, the file is left as it is written. */
function leadsSomewhere(to: string): boolean {
  const { path } = splitHref(withTrailingSlash(to));
  const { paths, redirects, staticFiles } = siteContent();
  return path === '' || [...paths, ...redirects, ...staticFiles].includes(path);
}

/** Previews do not navigate. */
export const navigate = (): void => undefined;
/** The CMS has pictures that the site does not have yet. */
export const withPrefix = shownAddress;
