/** A redirect as Gatsby’s `createRedirect` stores it, including the path prefix. */
export interface RedirectRule {
  fromPath: string;
  toPath: string;
}

/** Writes redirects in the rule format of Netlify, Cloudflare Pages and `npm run serve`: `/from /to 301!`. */
export function redirectRules(redirects: readonly RedirectRule[]): string {
  return redirects.map(({ fromPath, toPath }) => `${fromPath} ${toPath} 301!\n`).join('');
}
