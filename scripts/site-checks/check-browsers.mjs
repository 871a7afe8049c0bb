import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { esbuildNames } from '../../src/gatsby/project/esbuild-names.mjs';
import { missingIn } from './browser-features.mjs';
import { featuresInScript } from './features-in-script.mjs';
import { featuresInStyles } from './features-in-styles.mjs';
import { hasFallbackInScript, hasFallbackInStyles } from './features-with-fallback.mjs';
import { elementsOf, textOf } from './read-site.mjs';

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
const readers = missingIn(browserslist.defaults);
const writers = missingIn(browserslist.writers);
const TARGET = esbuildNames(browserslist.defaults);

/** Sources of styles that only those load who write; the rest is for readers and players. */
const FOR_WRITERS = /^src\/(?:cms|author)\/|^src\/playground\/(?!player\/|game\/)/;

/** What a style sheet uses that browsers of its list lack, without a fallback that is named; `file` if it is a source. */
export function faultsOfStyles(address, text, file = null) {
  const isMissing = file !== null && FOR_WRITERS.test(file) ? writers : readers;
  return [...featuresInStyles(text, isMissing)]
    .filter((key) => !hasFallbackInStyles(key, file))
    .map((key) => `${address} uses ${key}, which a supported browser does not know`);
}

/** What a script uses that browsers lack, without a fallback that is named. */
export function faultsOfScript(address, text) {
  return [...featuresInScript(text, readers)]
    .filter((key) => !hasFallbackInScript(key))
    .map((key) => `${address} uses ${key}, which a supported browser does not know`);
}

/** Checks styles as they are written, where each use has a name, and those of pages, games and packages as they ship. */
export function checkStyles({ files, read, pages }) {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.posix.join('src', ...file.split(path.sep)))
    .flatMap((file) => {
      const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'css', target: TARGET });
      return faultsOfStyles(file, code, file);
    });
  const inline = new Map(
    pages.flatMap(({ address, document }) =>
      elementsOf(document, (name) => name === 'style').map((style) => [textOf(style), address]),
    ),
  );
  return [
    ...sources,
    ...files
      .filter((address) => address.endsWith('.css'))
      .flatMap((address) => faultsOfStyles(address, read(address))),
    ...[...inline].flatMap(([text, address]) => faultsOfStyles(address, text)),
  ];
}

/** Checks scripts of pages, of games and of the service worker. */
export function checkScripts({ files, read, pages }) {
  const inline = new Map(
    pages.flatMap(({ address, document }) =>
      elementsOf(
        document,
        (name, { src, type = 'module' }) =>
          name === 'script' && src === undefined && !type.includes('json'),
      ).map((script) => [textOf(script), address]),
    ),
  );
  return [
    ...files
      .filter((address) => address.endsWith('.js'))
      .flatMap((address) => faultsOfScript(address, read(address))),
    ...[...inline].flatMap(([text, address]) => faultsOfScript(address, text)),
  ];
}
