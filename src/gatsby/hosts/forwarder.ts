import { escapeHtml } from '../../base/text/escape-html';
import type { OutputFile } from '../pages/output-file';
import type { RedirectRule } from './redirect-rules';

/** The `.html` address of a page in old links: `/docs/quickstart/` → `/docs/quickstart.html`. */
export function htmlAddressOf(address: string): string | null {
  // Hosts serve /404.html themselves: it is the not-found page.
  return address === '/' || address === '/404/' ? null : `${address.slice(0, -1)}.html`;
}

/**
 * A document that forwards readers to `to`, for hosts without redirect rules. With scripts it keeps query and hash;
 * otherwise the browser follows the refresh.
 */
export function forwarder(to: string): string {
  const href = escapeHtml(to);
  // “<” would end the script element.
  const target = JSON.stringify(to).replaceAll('<', '\\u003c');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    '<title>This page has moved</title>',
    `<link rel="canonical" href="${href}">`,
    `<noscript><meta http-equiv="refresh" content="0;url=${href}"></noscript>`,
    `<script>(function(t,l){var u=new URL(t,l.href);u.search=u.search||l.search;u.hash=u.hash||l.hash;l.replace(u.href)})(${target},location)</script>`,
    '</head>',
    `<body><p>This page has moved to <a href="${href}">${href}</a>.</p></body>`,
    '</html>',
    '',
  ].join('\n');
}

interface ForwardedPages {
  /** Addresses of the finished pages, without the path prefix. */
  pages: readonly string[];
  redirects: readonly RedirectRule[];
  pathPrefix: string;
  isNetlify: boolean;
}

/**
 * The forwarding documents of a site, and the rules that replace some of them on Netlify: it serves `name.html` for
 * `/name/` if both exist, so a forwarding document would loop.
 */
export function forwarders({ pages, redirects, pathPrefix, isNetlify }: ForwardedPages): {
  documents: OutputFile[];
  rules: RedirectRule[];
} {
  const moved = redirects.map(({ fromPath, toPath }) => ({
    from: fromPath.slice(pathPrefix.length),
    toPath,
  }));
  const rules = [...pages, ...moved.map(({ from }) => from)].flatMap((address): RedirectRule[] => {
    const htmlAddress = htmlAddressOf(address);
    if (htmlAddress === null) return [];
    return [{ fromPath: `${pathPrefix}${htmlAddress}`, toPath: `${pathPrefix}${address}` }];
  });
  const documents = moved.map(({ from, toPath }) => ({
    address: from.endsWith('/') ? `${from}index.html` : from,
    text: forwarder(toPath),
  }));
  if (isNetlify) return { documents, rules };
  const forHtml = rules.map(({ fromPath, toPath }) => ({
    address: fromPath.slice(pathPrefix.length),
    text: forwarder(toPath),
  }));
  return { documents: [...forHtml, ...documents], rules: [] };
}
