import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPage, type OutputPage } from './read-page';

/** Reads the metadata of the finished pages below an output folder, by their address without the path prefix. */
export function readPages(outputDirectory: string): Map<string, OutputPage> {
  const files = readdirSync(outputDirectory, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((entry) => path.basename(entry) === 'index.html').sort();
  return new Map(
    pages.map((name) => {
      const folder = path.dirname(name).split(path.sep).join('/');
      const address = folder === '.' ? '/' : `/${folder}/`;
      return [address, readPage(readFileSync(path.join(outputDirectory, name), 'utf8'))];
    }),
  );
}
