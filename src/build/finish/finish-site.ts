import type { PageContext } from '../../core/pages/page-data';
import { explainEntries, type Explanations } from '../../core/reference/explain-entries';
import { currentLocale } from '../../site/current-locale';
import type { DocumentStore } from '../documents/document-store';
import { pipelineDigest } from '../documents/pipeline-digest';
import type { StoredDocument } from '../documents/stored-document';
import { checkSamples, type SampleCheckOptions } from '../samples/check-samples';
import { resultKey } from '../threads/remember-all';
import { cardsId, FinishedPages, type FinishedHead, type Unfinished } from './finished-pages';
import { partsForDocs, type FinishedPlace, type SiteParts } from './site-parts';

/** A page to finish, as it is planned. */
export interface PlannedPage {
  path: string;
  context: PageContext;
}

/** A doc to finish: its place, and its file as the data layer knows it. */
export interface DocFile {
  nodeId: string;
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
  onDoc: (document: DocGlance) => void;
}

/** Finishes the text of every page; returns a digest of each, by the page’s address. */
export async function finishSite(site: SiteToFinish): Promise<Map<string, string>> {
  const { pages, parts, samples } = site;
  const finished = new FinishedPages(samples.cache);
  const code = resultKey(samples.digest, [
    pipelineDigest(site.projectRoot, ['src/build/finish', 'src/site']),
    currentLocale.code,
    partsForDocs(parts),
  ]);
  const docs = await finished.finish(unfinishedDocs(site, code), parts, samples.threads);
  const cards = await finished.finish(unfinishedCards(site, code, docs), parts, samples.threads);
  return new Map(
    pages.flatMap(({ path: address, context }) => {
      const head = docs.get(idOf(context)) ?? cards.get(idOf(context));
      return head === undefined ? [] : [[address, head.digest] as const];
    }),
  );
}

/** The id of a page among the finished ones; empty if it only lists others. */
export function idOf(context: PageContext): string {
  if (context.kind === 'doc') return context.nodeId;
  return context.kind === 'reference' ? cardsId(argsOf(context)) : '';
}

const argsOf = ({ versionName, referenceKind: kind, entryId }: ReferenceContext) => ({
  versionName,
  kind,
  entryId,
});

type ReferenceContext = Extract<PageContext, { kind: 'reference' }>;

async function* unfinishedDocs(
  { docs, store, samples, onDoc }: SiteToFinish,
  code: string,
): AsyncGenerator<Unfinished> {
  for (const { nodeId: id, place, absolutePath, contentDigest, known } of docs) {
    const load = () => store.load(absolutePath, contentDigest);
    const glance = known ?? (await load());
    onDoc(glance);
    const make = async () => {
      const { file } = place;
      const document = await load();
      const { codeSamples } = document;
      const { outcomes } = await checkSamples([{ file, codeSamples }], samples);
      return { place, document, outcomes: outcomes.get(file) ?? new Map<number, never>() };
    };
    yield { id, key: resultKey(code, ['doc', place, contentDigest, glance.images]), make };
  }
}

function* unfinishedCards(
  { pages, docs, parts: { entries } }: SiteToFinish,
  code: string,
  finished: ReadonlyMap<string, FinishedHead>,
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
      docs.flatMap(({ nodeId, place }) => {
        const head = finished.get(nodeId);
        if (head === undefined || place.version !== version) return [];
        return [{ ...place, named: head.named, headings: new Map(head.headings) }];
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
