import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { formatProblems } from '../../core/problems/format-problems';
import { mustStop } from '../../core/problems/problem';
import { checkOutputLinks } from './check-output-links';
import { forwarder, htmlAddressOf } from './forwarder';
import { readPages } from './read-pages';
import { redirectRules, type RedirectRule } from './redirect-rules';
import { siteIndex } from './site-index';

// Gatsby types it as `Function`.
type GetState = () => { redirects: RedirectRule[] };

/**
 * Netlify serves `name.html` for `/name/` where both are there, so that a forwarding document would lead in a
 * circle; it gets rules instead.
 */
const isNetlify = process.env.NETLIFY === 'true';

/** The pass over the finished site: the only place that sees pages as hosts will serve them. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ store, reporter, pathPrefix }) => {
  const output = path.join(process.cwd(), 'public');
  const { redirects } = (store.getState as GetState)();
  const redirected = new Set(redirects.map(({ fromPath }) => fromPath.slice(pathPrefix.length)));
  const pages = readPages(output);
  // Forwarding documents of an earlier build are no pages.
  for (const address of redirected) pages.delete(address);

  const problems = checkOutputLinks({
    pages,
    pathPrefix,
    otherPaths: redirected,
    hasFile: (address) => existsSync(path.join(output, decodeURI(address))),
  });
  if (problems.length > 0) {
    if (mustStop(problems, process.env.CI === 'true')) reporter.panic(formatProblems(problems));
    reporter.warn(formatProblems(problems));
  }

  const write = (address: string, text: string) => {
    const file = path.join(output, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const htmlRules: RedirectRule[] = [];
  for (const address of [...pages.keys(), ...redirected]) {
    const htmlAddress = htmlAddressOf(address);
    if (htmlAddress === null) continue;
    const rule = { fromPath: `${pathPrefix}${htmlAddress}`, toPath: `${pathPrefix}${address}` };
    if (isNetlify) htmlRules.push(rule);
    else write(htmlAddress, forwarder(rule.toPath));
  }
  for (const { fromPath, toPath } of redirects) {
    const from = fromPath.slice(pathPrefix.length);
    write(from.endsWith('/') ? `${from}index.html` : from, forwarder(toPath));
  }
  write('_redirects', redirectRules([...redirects, ...htmlRules]));
  write('site-index.json', JSON.stringify(siteIndex(pages, redirects, pathPrefix)));
};
