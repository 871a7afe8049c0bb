import { closeSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { elementsOf } from './read-site.mjs';

/** Finds pages whose social card is missing or not 1200 × 630. */
export function checkSocialImages({ directory, pages, has, urlPath, site }) {
  return pages.flatMap(({ address, document }) =>
    elementsOf(document, (name, { property }) => name === 'meta' && property === 'og:image')
      .map(({ attribs }) => attribs.content)
      .filter((url) => url.startsWith(site) && url.includes('/social/'))
      .flatMap((url) => {
        const file = urlPath(url);
        if (!has(file)) return [`${address}: there is no ${file}`];
        const { width, height } = sizeOf(path.join(directory, file));
        return width === 1200 && height === 630 ? [] : [`${file} is ${width} × ${height}`];
      }),
  );
}

/** The size of a PNG, from its first chunk. */
function sizeOf(file) {
  const head = Buffer.alloc(24);
  const handle = openSync(file, 'r');
  readSync(handle, head, 0, head.length, 0);
  closeSync(handle);
  const isPng = head.toString('latin1', 1, 4) === 'PNG';
  return isPng ? { width: head.readUInt32BE(16), height: head.readUInt32BE(20) } : {};
}
