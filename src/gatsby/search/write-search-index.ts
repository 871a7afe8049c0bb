import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { PagefindIndex } from 'pagefind';
import { currentLocale } from '../../config/current-locale';
import { referenceMessages } from '../../config/messages/reference';
import { GLOSSARY_DOC } from '../../docs/glossary/glossary-doc';
import { REFERENCE_DOC } from '../../docs/reference/card-address';
import { collectCards } from '../../docs/search/collect-cards';
import { entryNames } from '../../docs/search/collect-names';
import { collectVocabulary } from '../../docs/search/collect-vocabulary';
import type { NamedPage, SearchSource } from '../../docs/search/search-data';
import { namedEntry, synonymsOf } from '../../docs/search/search-source';
import { readGlossary } from '../content/read-glossary';
import { readReference } from '../content/read-reference';
import { readSearchSynonyms } from '../content/read-search-synonyms';
import type { DocsPage } from '../pages/docs-pages';
import { resultKey, type ResultCache } from '../threads/cache-results';
import { loadPagefind } from './load-pagefind';
import { searchRecords, type SearchRecords } from './search-records';

/** Pagefind’s own user interfaces, and the worker that ours does not use. */
const UNUSED = /^pagefind-(?:ui|modular-ui|component-ui|highlight|worker)\./;

let indexing: Promise<void> = Promise.resolve();

/** Starts writing the search index in its own process, next to the rest of the build. */
export function startSearchIndex(
  ...[output, docs, cache]: Parameters<typeof writeSearchIndex>
): void {
  indexing = writeSearchIndex(output, docs, cache);
  // Whoever waits for it hears of it.
  indexing.catch(() => undefined);
}

/** Resolves once the search index is written; rejects if that failed. */
export const searchIndexWritten = (): Promise<void> => indexing;

/** The words of all pages; written last. */
const WORDS = 'search-words.json';

/** Of what the index in the finished site was made, in the cache. */
const STATE = 'search index';

/**
 * Writes the search index into the finished site: `pagefind/`, including its names and words. An index of the same
 * records stays as it is.
 */
export async function writeSearchIndex(
  output: string,
  docs: readonly DocsPage[],
  cache: ResultCache,
): Promise<void> {
  const projectRoot = process.cwd();
  const { entries } = readReference(projectRoot);
  const { terms } = readGlossary(projectRoot);
  const { synonyms } = readSearchSynonyms(projectRoot);
  const pages = docs.filter(({ isCurrent, isUnlisted }) => isCurrent && !isUnlisted);
  const named = new Map(
    pages.flatMap(({ docId, path: pagePath, title }): [string, NamedPage][] =>
      docId === null ? [] : [[docId, { path: pagePath, title }]],
    ),
  );
  const findPage = (docId: string) => named.get(docId);
  const root = findPage(REFERENCE_DOC)?.path ?? null;
  const reference = { entries, root, pages: referenceMessages.groups };
  const glossary = { terms, page: findPage(GLOSSARY_DOC) };
  const records = searchRecords(pages, { reference, glossary, language: currentLocale.code });
  const source: SearchSource = {
    reference: { ...reference, entries: entries.map(namedEntry) },
    glossary: {
      ...glossary,
      terms: terms.map(({ id, term, forms, meaning }) => ({ id, term, forms, meaning })),
    },
    synonyms: synonymsOf(synonyms, findPage),
  };
  const folder = path.join(output, 'pagefind');
  const state = resultKey(STATE, [records, source]);
  if ((await cache.get(STATE)) === state && existsSync(path.join(folder, WORDS))) return;
  await writeIndex(folder, records);
  const writeJson = (name: string, value: unknown): void =>
    writeFileSync(path.join(folder, name), JSON.stringify(value));
  writeJson('search-data.json', source);
  writeJson('search-cards.json', collectCards(entryNames(reference), entries));
  writeJson(WORDS, collectVocabulary(records.texts).join(' '));
  await cache.set(STATE, state);
}

async function writeIndex(folder: string, { htmlFiles, named }: SearchRecords): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const { close, createIndex } = loadPagefind();
  const created = await createIndex({ forceLanguage: currentLocale.code });
  throwOn(created.errors);
  const { index } = created;
  if (index === undefined) throw new Error('Pagefind created no index and gave no reason.');
  // Pagefind takes them one after the other; page ids, and so the file names, depend on their order.
  const added = await Promise.all([
    ...htmlFiles.map((file) => index.addHTMLFile(file)),
    ...named.map((record) => index.addCustomRecord(record)),
  ]);
  for (const { errors } of added) throwOn(errors);
  await writeFiles(index, folder);
  await close();
}

async function writeFiles(index: PagefindIndex, outputPath: string): Promise<void> {
  throwOn((await index.writeFiles({ outputPath })).errors);
  for (const name of readdirSync(outputPath)) {
    if (UNUSED.test(name)) rmSync(path.join(outputPath, name));
  }
  const reader = path.join(outputPath, 'pagefind.js');
  writeFileSync(reader, tellFailures(readFileSync(reader, 'utf8')));
}

/** If a part of the index cannot be loaded, Pagefind logs it and finds nothing; it has to fail instead. */
function tellFailures(script: string): string {
  const swallowed =
    /console\.error\((?<message>`Failed to load the (?:index chunk|meta index)[^`]*`)\);/g;
  const places = script.match(swallowed)?.length;
  if (places !== 2)
    throw new Error('Pagefind has changed: see tellFailures() in src/gatsby/search.');
  return script.replace(swallowed, 'throw new Error($<message>);');
}

function throwOn(errors: readonly string[]): void {
  if (errors.length > 0)
    throw new Error(`The search index could not be created: ${errors.join('; ')}`);
}
