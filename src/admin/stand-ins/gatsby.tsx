import type { AnchorHTMLAttributes } from 'react';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** Stands in for Gatsby’s link in previews: a plain one, which opens in a tab of its own. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

/** Previews stay where they are. */
export const navigate = (): void => undefined;
/** The CMS stands at the site’s root. */
export const withPrefix = (path: string): string => path;
