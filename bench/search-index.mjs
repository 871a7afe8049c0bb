// Prints how long building the search index takes and how large it is, for this site and with 3,000 more pages, and
// what a first search fetches: node bench/search-index.mjs (after npm run build)
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import { measureSearch } from './measure-search.mjs';

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

/** A page as src/docs/search/search-html.ts writes it: the size of an average one of this site. */
function generatedPage(number, facet) {
  const sections = Array.from(
    { length: 6 },
    (_, part) =>
      `<h2 id="part-${part}">Part ${part} of page ${number}</h2><div>${`The lamp on quay ${number} is lit at ${part} in the evening, and its keeper${number % 97} writes the hour into a book. `.repeat(5)}</div><pre>=== quay_${number}_${part}\nThe keeper looks up.\n+ [Walk on] -> DONE</pre>`,
  );
  return `<html lang="en"><body data-pagefind-filter="kind:${facet}"><h1>Quay ${number}</h1>${sections.join('')}</body></html>`;
}

async function indexGenerated(count) {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-index-'));
  const begin = performance.now();
  const { index } = await createIndex({ forceLanguage: 'en' });
  for (let number = 0; number < count; number += 1) {
    await index.addHTMLFile({ url: `/docs/${number}/`, content: generatedPage(number, 'guide') });
    await index.addHTMLFile({
      url: `/docs/${number}/?sample`,
      content: generatedPage(number, 'sample'),
    });
  }
  await index.writeFiles({ outputPath: folder });
  await close();
  const seconds = (performance.now() - begin) / 1000;
  const beginnings = readdirSync(folder).filter((name) => name.endsWith('.pf_meta'));
  const meta = beginnings.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  console.log(
    `| ${count} generated pages | ${seconds.toFixed(1)} s | ${kilobytes(sizeOf(folder))} | ${kilobytes(meta)} |`,
  );
  rmSync(folder, { recursive: true });
}

async function printFirstSearch() {
  const { open, type, word } = await measureSearch('public', '/docs/quickstart/');
  const sumOf = (files) => kilobytes(files.reduce((sum, [, bytes]) => sum + bytes, 0));
  for (const [when, files] of [
    ['the search is opened', open],
    ['a letter is typed', type],
  ]) {
    console.log(`\n| fetched when ${when} | ${sumOf(files)} on the wire |\n|---|---|`);
    for (const [name, bytes] of files) console.log(`| ${name} | ${kilobytes(bytes)} |`);
  }
  console.log(`| a first word: ${word.length} pieces of the index | ${sumOf(word)} |`);
}

const own = path.resolve('public/pagefind');
const data = readFileSync(path.join(own, 'search-data.json'));
console.log('| index | time | bytes | its beginning |\n|---|---|---|---|');
console.log(
  `| this site | in the build | ${kilobytes(sizeOf(own))} | its names ${kilobytes(gzipSync(data).length)} gzip |`,
);
await indexGenerated(30);
await indexGenerated(3000);
await printFirstSearch();
