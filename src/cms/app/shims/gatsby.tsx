import type { AnchorHTMLAttributes } from 'react';
import { shownAddress } from '../site-content';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** Replaces Gatsby’s link in previews with a plain one that opens in a new tab. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

/** Previews do not navigate. */
export const navigate = (): void => undefined;
/** The CMS has pictures that the site does not have yet. */
export const withPrefix = shownAddress;
