import { readdirSync } from 'node:fs';
import type { IAdapter } from 'gatsby';
import netlify from 'gatsby-adapter-netlify';
import { hostHeaders } from '../../core/hosts/host-headers';

/**
 * Netlify’s adapter, with the headers of this site in place of Gatsby’s: those say for all files what others say again
 * and otherwise (referrer, frames, caching), and Netlify would send both.
 */
export function netlifyAdapter(): IAdapter {
  const adapter = netlify();
  return {
    ...adapter,
    adapt: (site) =>
      adapter.adapt({
        ...site,
        headerRoutes: hostHeaders(readdirSync('public')).map(({ source, headers }) => ({
          path: `${site.pathPrefix}${source}`,
          headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
        })),
      }),
  };
}
