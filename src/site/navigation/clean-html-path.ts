import { boundedMemo } from './bounded-memo';

/** How many paths are cached; the same limit as Docusaurus’s pattern cache. */
const CACHE_LIMIT = 10_000;

/** Pages whose own address ends in `.html`. */
const EXACT_ROUTE = /\/(?:404|500)\.html$/;

/** The extension that a clean path does not have; also used in the address script. */
export const HTML_ENDING = /(?:\/index)?\.html$/;

/** The clean form of a path that ends in `.html` or `/index.html`; other paths are unchanged. */
export const cleanHtmlPath = boundedMemo((pathname) => {
  const path = pathname.trim();
  if (EXACT_ROUTE.test(path) || !HTML_ENDING.test(path)) return pathname;
  return `${path.replace(HTML_ENDING, '')}/`;
}, CACHE_LIMIT);
