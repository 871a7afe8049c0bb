import { Link as GatsbyLink, withPrefix } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';
import { isOutside } from '../../core/paths/site-path';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A site path, an address within the page (`#…`), or an outside address. */
  href: string;
  /** Takes the place of the current history entry; for pages of this site only. */
  replace?: boolean;
}

const siteFile = /^[^?#]*\.[a-z0-9]+(?:[?#]|$)/i;

/**
 * The link of the site: pages of the site are fetched ahead and change without a reload, files of
 * the site are left to the browser, and outside addresses open in a tab of their own.
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
