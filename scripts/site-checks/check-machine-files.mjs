import { parseDocument } from 'htmlparser2';
import { elementsOf, textOf } from './read-site.mjs';

/** Finds problems in the sitemap: its form, its addresses, missing pages. */
export function checkSitemap({ read, has, urlPath, pages }) {
  const xml = read('/sitemap.xml');
  const problems = wellFormed(xml).map((fault) => `/sitemap.xml: ${fault}`);
  const document = parseDocument(xml, { xmlMode: true });
  const addresses = elementsOf(document, (name) => name === 'loc')
    .map(textOf)
    .map(urlPath);
  for (const address of addresses) {
    if (!has(address)) problems.push(`/sitemap.xml: there is no ${address}`);
  }
  for (const date of elementsOf(document, (name) => name === 'lastmod').map(textOf)) {
    if (Number.isNaN(Date.parse(date))) problems.push(`/sitemap.xml: “${date}” is no date`);
  }
  const listed = new Set(addresses);
  for (const { address, html } of pages) {
    const path = address.replace(/index\.html$/, '');
    const isListed = listed.has(path);
    const isHidden = /<meta[^>]*name="robots"[^>]*noindex/.test(html);
    if (path.endsWith('/') && isListed === isHidden) {
      problems.push(`/sitemap.xml ${isListed ? 'lists the hidden' : 'lacks'} ${path}`);
    }
  }
  return problems;
}

/** Mismatched XML tags; sufficient for files that the build itself writes. */
function wellFormed(xml) {
  const open = [];
  const faults = [];
  for (const [, closing, name, isEmpty] of xml
    .replace(/^<\?xml[^>]*\?>/, '')
    .matchAll(/<(\/?)([\w:-]+)[^<>]*?(\/?)>/g)) {
    if (closing && open.pop() !== name) faults.push(`</${name}> closes nothing`);
    if (!closing && !isEmpty) open.push(name);
  }
  if (open.length > 0) faults.push(`<${open.at(-1)}> is not closed`);
  if (/&(?!amp;|lt;|gt;|quot;|apos;|#)/.test(xml)) faults.push('a bare “&”');
  return faults;
}

/** Finds problems in the web app manifest, and pages that do not link to it. */
export function checkManifest({ read, has, prefix, pages }) {
  const problems = [];
  const manifest = JSON.parse(read('/manifest.webmanifest'));
  for (const field of ['name', 'short_name', 'start_url', 'scope', 'display', 'theme_color']) {
    if (!manifest[field]) problems.push(`/manifest.webmanifest: no ${field}`);
  }
  for (const address of [manifest.start_url, ...manifest.icons.map(({ src }) => src)]) {
    if (!has(address.slice(prefix.length))) {
      problems.push(`/manifest.webmanifest: there is no ${address}`);
    }
  }
  for (const { address, html } of pages) {
    if (!html.includes('rel="manifest"')) problems.push(`${address} does not link to the manifest`);
  }
  return problems;
}

/** Finds problems in the OpenSearch description, in robots.txt and in llms.txt. */
export function checkSmallFiles({ read, has, urlPath }) {
  const problems = wellFormed(read('/opensearch.xml')).map((fault) => `/opensearch.xml: ${fault}`);
  const sitemap = /^Sitemap: (?<url>\S+)$/m.exec(read('/robots.txt'))?.groups?.url;
  if (sitemap === undefined || !has(urlPath(sitemap))) {
    problems.push('/robots.txt names no sitemap that is there');
  }
  for (const [, url] of read('/llms.txt').matchAll(/\]\((\S+?)\)/g)) {
    if (!has(urlPath(url))) problems.push(`/llms.txt: there is no ${url}`);
  }
  return problems;
}

/** Finds addresses in the reference data that lead to no page or anchor. */
export function checkReference({ read, documents, urlPath, has }) {
  const { $schema, entries } = JSON.parse(read('/reference.json'));
  const problems = has(urlPath($schema)) ? [] : [`/reference.json: there is no ${$schema}`];
  const ids = new Map(
    documents.map(({ address, document }) => [
      address.replace(/index\.html$/, ''),
      new Set(
        elementsOf(document, (_, { id }) => id !== undefined).map(({ attribs }) => attribs.id),
      ),
    ]),
  );
  for (const { id, url } of entries) {
    const { hash } = new URL(url);
    const onPage = ids.get(urlPath(url));
    if (onPage === undefined || (hash !== '' && !onPage.has(decodeURIComponent(hash.slice(1))))) {
      problems.push(`/reference.json: ${id} is explained nowhere: ${url}`);
    }
  }
  return problems;
}
