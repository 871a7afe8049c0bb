import { currentLocale } from '../../config/current-locale';
import { explainEntries, type Explanations } from '../../docs/reference/explain-entries';
import type { TextOrigin } from '../../docs/pages/page-facts';
import { pageFacts, type PageContext } from '../../docs/pages/page-kinds';
import type { DocumentStore } from '../documents/document-store';
import { pipelineDigest } from '../documents/pipeline-digest';
import type { StoredDocument } from '../documents/stored-document';
import { codeFolders } from '../project/entries';
import { checkSamples, type SampleCheckOptions } from '../samples/check-samples';
import { resultKey } from '../threads/cache-results';
import { DIGITS, namesInDoc } from './derive-pages';
import { deriveWhenQueried } from './derive-when-queried';
import { cardsId, docPageId, type CachedHead, type PageCache, type PageRecipe } from './page-cache';
import { referenceOf } from './reference';
import { partsForDocs, type DocPlace, type SiteParts } from './site-parts';

/** A page to derive, as it is planned. */
export interface PlannedPage {
  path: string;
  context: PageContext;
}

/** A doc to derive: its place, and its file as the data layer knows it. */
export interface DocFile {
  place: DocPlace;
  absolutePath: string;
  contentDigest: string;
  /** What is known of its document already. */
  known: DocGlance | undefined;
}

/** The parts of a document that are needed even if its page is the same. */
export type DocGlance = Pick<StoredDocument, 'images' | 'codeSamples'>;

interface SiteToDerive {
  projectRoot: string;
  pages: readonly PlannedPage[];
  /** The docs that can be read. */
  docs: readonly DocFile[];
  parts: SiteParts;
  store: DocumentStore;
  samples: SampleCheckOptions;
  /** Called with each doc, one by one: all documents at once would fill the memory. */
  onDoc?: (document: DocGlance) => void;
}

/** Derives the text of every page; returns a digest of each, by the page’s address. */
export async function deriveSite(
  site: SiteToDerive,
  pageCache: PageCache,
): Promise<Map<string, string>> {
  const { parts, samples } = site;
  const code = codeOf(site);
  const docs = await pageCache.derive(docRecipes(site, code), parts, samples.threads);
  const cards = await pageCache.derive(cardsRecipes(site, code, docs), parts, samples.threads);
  return digestsByAddress(site.pages, (id) => (docs.get(id) ?? cards.get(id))?.digest);
}

/** Has each page derived when it is queried; returns a digest of what each is made from, by the page’s address. */
export async function deriveSiteWhenQueried(site: SiteToDerive): Promise<Map<string, string>> {
  const { parts } = site;
  const code = codeOf(site);
  const reference = referenceOf(parts.entries);
  const keys = new Map<string, string>();
  const keep = (page: PageRecipe) => {
    deriveWhenQueried(page, parts);
    keys.set(page.id, page.key);
  };
  const names = new Map<string, NamesInDoc>();
  for await (const doc of docRecipes(site, code)) {
    keep(doc);
    names.set(doc.id, namesInDoc(await doc.load(), doc.docId, reference));
  }
  for (const page of cardsRecipes(site, code, names)) keep(page);
  return digestsByAddress(site.pages, (id) => keys.get(id)?.slice(0, DIGITS));
}

/** A digest of the code that derives pages, and of what all of them share. */
const codeOf = ({ projectRoot, samples, parts }: SiteToDerive): string =>
  resultKey(samples.digest, [
    pipelineDigest(projectRoot, codeFolders.pages),
    currentLocale.code,
    partsForDocs(parts),
  ]);

const digestsByAddress = (
  pages: readonly PlannedPage[],
  digestOf: (id: string) => string | undefined,
): Map<string, string> =>
  new Map(
    pages.flatMap(({ path: address, context }) => {
      const { text } = pageFacts(context);
      const digest = text.from === 'cards' ? undefined : digestOf(idOf(text));
      return digest === undefined ? [] : [[address, digest] as const];
    }),
  );

/** The id of a page among the derived ones, which those that only list others are not. */
export function idOf(text: Exclude<TextOrigin, { from: 'cards' }>): string {
  return text.from === 'doc' ? docPageId(text.versionName, text.docId) : cardsId(text.args);
}

type NamesInDoc = Pick<CachedHead, 'named' | 'headings'>;

interface DocRecipe extends PageRecipe {
  docId: string;
  load: () => Promise<StoredDocument>;
}

async function* docRecipes(
  { docs, store, samples, onDoc }: SiteToDerive,
  code: string,
): AsyncGenerator<DocRecipe> {
  for (const { place, absolutePath, contentDigest, known } of docs) {
    const id = docPageId(place.version, place.docId);
    const load = () => store.load(absolutePath, contentDigest);
    const glance = known ?? (await load());
    onDoc?.(glance);
    const make = async () => {
      const { file } = place;
      const document = await load();
      const { codeSamples } = document;
      const { outcomes } = await checkSamples([{ file, codeSamples }], samples);
      return { place, document, outcomes: outcomes.get(file) ?? new Map<number, never>() };
    };
    const key = resultKey(code, ['doc', place, contentDigest, glance.images]);
    yield { id, key, docId: place.docId, load, make };
  }
}

function* cardsRecipes(
  { pages, docs, parts: { entries } }: SiteToDerive,
  code: string,
  namesByDoc: ReadonlyMap<string, NamesInDoc>,
): Generator<PageRecipe> {
  const explanations = new Map<string, Explanations>();
  const explanationsOf = (version: string) => {
    const found = explanations.get(version) ?? explain(version);
    explanations.set(version, found);
    return found;
  };
  const explain = (version: string) =>
    explainEntries(
      entries,
      docs.flatMap(({ place }) => {
        const names = namesByDoc.get(docPageId(place.version, place.docId));
        if (names === undefined || place.version !== version) return [];
        return [{ ...place, named: names.named, headings: new Map(names.headings) }];
      }),
    );
  for (const { path, context } of pages) {
    const { text } = pageFacts(context);
    if (text.from !== 'entries') continue;
    const { title, description, args } = text;
    const explained = explanationsOf(args.versionName);
    const shown = entries.filter(({ id, kind }) =>
      args.entryId === null ? kind === args.kind : id === args.entryId,
    );
    const page = {
      path,
      title,
      description,
      args,
      explanations: shown.map(({ id }) => [id, explained.get(id) ?? []] as const),
    };
    yield { id: idOf(text), key: resultKey(code, page), make: () => page };
  }
}
