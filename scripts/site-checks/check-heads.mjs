import { elementsOf, textOf } from './read-site.mjs';

const NOT_FOUND_PAGE = /\/404(?:\/index)?\.html$/;

/** Finds pages whose head is missing or belongs to another page: no title, or another address. */
export function checkHeads({ pages, urlPath }) {
  return pages.flatMap(({ address, document }) => {
    const [title] = elementsOf(document, (name) => name === 'title');
    const stated = elementsOf(
      document,
      (name, { rel }) => name === 'link' && rel === 'canonical',
    ).map(({ attribs }) => urlPath(attribs.href));
    // The not-found page has no address of its own.
    const own = NOT_FOUND_PAGE.test(address) ? [] : [address.replace(/index\.html$/, '')];
    return [
      ...(title === undefined || textOf(title) === '' ? [`${address} has no title`] : []),
      ...(stated.join() === own.join()
        ? []
        : [`${address} has the canonical address ${stated.join(' and ') || 'none'}`]),
    ];
  });
}
