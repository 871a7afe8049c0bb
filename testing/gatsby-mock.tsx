import type { AnchorHTMLAttributes } from 'react';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  activeClassName?: string;
  partiallyActive?: boolean;
}

/** Replaces `gatsby` in component tests: links are plain anchors, navigation is recorded. */
export function Link({
  to,
  activeClassName: _active,
  partiallyActive: _partially,
  ...rest
}: LinkProps) {
  return <a href={to} {...rest} />;
}

export const navigate = jest.fn();
export const graphql = jest.fn();
export const withPrefix = (path: string): string => path;
export const useStaticQuery = jest.fn();
