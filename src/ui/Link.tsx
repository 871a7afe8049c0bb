import { Link as GatsbyLink, withPrefix } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';
import { isOutside } from '../base/paths/site-path';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A site path, an anchor within the page (`#…`), or an outside address. */
  href: string;
  /** Replaces the current history entry; only for pages of this site. */
  replace?: boolean;
}

const siteFile = /^[^?#]*\.[a-z0-9]+(?:[?#]|$)/i;

/**
 * The site’s link: pages of the site are prefetched and open without a reload, files of the site are left to the
 * browser, and outside addresses open in a new tab.
 */
export function Link({ href, replace, ...rest }: LinkProps) {
  if (href.startsWith('#')) return <a href={href} {...rest} />;
  if (isOutside(href)) {
    return <a href={href} {...(isWeb(href) && outside)} {...rest} />;
  }
  if (siteFile.test(href)) return <a href={withPrefix(href)} {...rest} />;
  const { onClick, ...attributes } = rest;
  return (
    <GatsbyLink
      to={href}
      {...attributes}
      {...(replace && { replace })}
      {...(onClick && { onClick })}
    />
  );
}

const outside = { target: '_blank', rel: 'noopener noreferrer' };

function isWeb(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}
