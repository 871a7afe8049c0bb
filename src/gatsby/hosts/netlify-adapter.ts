import { readdirSync } from 'node:fs';
import type { IAdapter } from 'gatsby';
import netlify from 'gatsby-adapter-netlify';
import { hostHeaders } from '../../docs/host-headers/host-headers';

/**
 * Netlify’s adapter with this site’s headers instead of Gatsby’s: those repeat ours for all files with other values
 * (referrer, frames, caching), and Netlify would send both.
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
