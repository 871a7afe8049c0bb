/** A redirect as Gatsby's `createRedirect` keeps it, path prefix included. */
export interface RedirectRule {
  fromPath: string;
  toPath: string;
}

/** Writes redirects as rules that Netlify, Cloudflare Pages and `npm run serve` read: `/from /to 301!`. */
export function redirectRules(redirects: readonly RedirectRule[]): string {
  return redirects.map(({ fromPath, toPath }) => `${fromPath} ${toPath} 301!\n`).join('');
}
