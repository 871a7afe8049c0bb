import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { HASH_LENGTH } from '../../docs/host-headers/host-headers';
import type { OutputFile } from '../pages/output-file';

interface AppScripts {
  /** Addresses of the scripts that start the app, in order, with the path prefix. */
  addresses: string[];
  /** A script that Gatsby writes into every page. */
  start: OutputFile;
}

/** Gatsby’s table of the files of named chunks: JSON in a string. */
const MAPPING = /(?<=window\.___chunkMapping=)"(?:[^"\\]|\\.)*"/;

/** The table without what pages load on use: Gatsby looks up pages only. */
function mappingOfPages(literal: string): string {
  const files = JSON.parse(JSON.parse(literal) as string) as Record<string, string[]>;
  const ofPages = Object.entries(files).filter(([name]) => /^(?:app$|component---)/.test(name));
  return JSON.stringify(JSON.stringify(Object.fromEntries(ofPages)));
}

const RUNTIME = /\/webpack-runtime-[\da-f]+\.js$/;

/**
 * Reads Gatsby’s scripts slice. Its inline code moves to a file, which runs before the scripts it lists; webpack’s runtime,
 * which changes as often, is in it too, since each request costs half a kilobyte. `read` reads a script by its address.
 */
export function readAppScripts(
  slice: string,
  pathPrefix: string,
  read: (address: string) => string,
): AppScripts {
  const addresses: string[] = [];
  let text = '';
  let isInline = false;
  const parser = new Parser({
    onopentag(name, { src }) {
      isInline = name === 'script' && src === undefined;
      if (name === 'script' && src !== undefined) addresses.push(src);
    },
    ontext(part) {
      if (isInline) text += part;
    },
    onclosetag() {
      isInline = false;
    },
  });
  parser.end(slice);
  const own = text
    .trim()
    .replace(/\s*\n\s*/g, '\n')
    .replace(MAPPING, mappingOfPages);
  const runtime = addresses.filter((address) => RUNTIME.test(address));
  const code = [own, ...runtime.map((address) => read(address.slice(pathPrefix.length)))].join(
    '\n',
  );
  const hash = createHash('sha256').update(code).digest('hex').slice(0, HASH_LENGTH);
  const start = { address: `/app-start-${hash}.js`, text: code };
  const others = addresses.filter((address) => !runtime.includes(address));
  return { addresses: [pathPrefix + start.address, ...others], start };
}
