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

/** Reads Gatsby’s scripts slice: its inline code moves to a file, which runs before the scripts it lists. */
export function readAppScripts(slice: string, pathPrefix: string): AppScripts {
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
  const code = text
    .trim()
    .replace(/\s*\n\s*/g, '\n')
    .replace(MAPPING, mappingOfPages);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, HASH_LENGTH);
  const start = { address: `/app-start-${hash}.js`, text: code };
  return { addresses: [pathPrefix + start.address, ...addresses], start };
}
