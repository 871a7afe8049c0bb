import { currentLocale } from '../../config/current-locale';
import { explainEntries, type Explanations } from '../../docs/reference/explain-entries';
import type { PageContext } from '../../docs/sidebar/page-data';
import type { DocumentStore } from '../documents/document-store';
import { pipelineDigest } from '../documents/pipeline-digest';
import type { StoredDocument } from '../documents/stored-document';
import { codeFolders } from '../project/entries';
import { checkSamples, type SampleCheckOptions } from '../samples/check-samples';
import { resultKey } from '../threads/remember-all';
import { DIGITS, namesInDoc } from './finish-pages';
import { finishWhenQueried } from './finish-when-queried';
import {
  cardsId,
  docPageId,
  FinishedPages,
  type FinishedHead,
  type Unfinished,
} from './finished-pages';
import { referenceOf } from './reference';
import { partsForDocs, type FinishedPlace, type SiteParts } from './site-parts';

/** A page to finish, as it is planned. */
export interface PlannedPage {
  path: string;
  context: PageContext;
}

/** A doc to finish: its place, and its file as the data layer knows it. */
export interface DocFile {
  place: FinishedPlace;
  absolutePath: string;
  contentDigest: string;
  /** What is known of its document already. */
  known: DocGlance | undefined;
}

/** The parts of a document that are needed even if its page is the same. */
type DocGlance = Pick<StoredDocument, 'images' | 'codeSamples'>;

interface SiteToFinish {
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

/** Finishes the text of every page; returns a digest of each, by the page’s address. */
export async function finishSite(site: SiteToFinish): Promise<Map<string, string>> {
  const { parts, samples } = site;
  const finished = new FinishedPages(samples.cache);
  const code = codeOf(site);
  const docs = await finished.finish(unfinishedDocs(site, code), parts, samples.threads);
  const cards = await finished.finish(unfinishedCards(site, code, docs), parts, samples.threads);
  return digestsByAddress(site.pages, (id) => (docs.get(id) ?? cards.get(id))?.digest);
}

/** Has each page finished when it is queried; returns a digest of what each is made from, by the page’s address. */
export async function planSiteTexts(site: SiteToFinish): Promise<Map<string, string>> {
  const { parts } = site;
  const code = codeOf(site);
  const reference = referenceOf(parts.entries);
  const keys = new Map<string, string>();
  const keep = (page: Unfinished) => {
    finishWhenQueried(page, parts);
    keys.set(page.id, page.key);
  };
  const names = new Map<string, NamesInDoc>();
  for await (const doc of unfinishedDocs(site, code)) {
    keep(doc);
    names.set(doc.id, namesInDoc(await doc.load(), doc.docId, reference));
  }
  for (const page of unfinishedCards(site, code, names)) keep(page);
  return digestsByAddress(site.pages, (id) => keys.get(id)?.slice(0, DIGITS));
}

/** A digest of the code that finishes pages, and of what all of them share. */
const codeOf = ({ projectRoot, samples, parts }: SiteToFinish): string =>
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
      const digest = digestOf(idOf(context));
      return digest === undefined ? [] : [[address, digest] as const];
    }),
  );

/** The id of a page among the finished ones; empty if it only lists others. */
export function idOf(context: PageContext): string {
  if (context.kind === 'doc') return docPageId(context.frame.versionName, context.docId);
  return context.kind === 'reference' ? cardsId(argsOf(context)) : '';
}

const argsOf = ({ versionName, referenceKind: kind, entryId }: ReferenceContext) => ({
  versionName,
  kind,
  entryId,
});

type ReferenceContext = Extract<PageContext, { kind: 'reference' }>;

type NamesInDoc = Pick<FinishedHead, 'named' | 'headings'>;

interface UnfinishedDoc extends Unfinished {
  docId: string;
  load: () => Promise<StoredDocument>;
}

async function* unfinishedDocs(
  { docs, store, samples, onDoc }: SiteToFinish,
  code: string,
): AsyncGenerator<UnfinishedDoc> {
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

function* unfinishedCards(
  { pages, docs, parts: { entries } }: SiteToFinish,
  code: string,
  namesByDoc: ReadonlyMap<string, NamesInDoc>,
): Generator<Unfinished> {
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
    if (context.kind !== 'reference') continue;
    const { title, description, referenceKind, entryId, versionName } = context;
    const explained = explanationsOf(versionName);
    const shown = entries.filter(({ id, kind }) =>
      entryId === null ? kind === referenceKind : id === entryId,
    );
    const page = {
      path,
      title,
      description,
      args: argsOf(context),
      explanations: shown.map(({ id }) => [id, explained.get(id) ?? []] as const),
    };
    yield { id: idOf(context), key: resultKey(code, page), make: () => page };
  }
}
