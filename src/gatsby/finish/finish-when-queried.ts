import { finishDocumentOf, type FinishedPage } from './finish-pages';
import type { Unfinished } from './finished-pages';
import type { SiteParts } from './site-parts';

type FinishedDocument = FinishedPage['document'];

interface PlannedPage {
  key: string;
  document: () => Promise<FinishedDocument>;
}

/** The pages of `develop` by their ids. */
const planned = new Map<string, PlannedPage>();

/** Keeps a page of `develop` until it is queried, because authors look at few of all pages. */
export function finishWhenQueried({ id, key, make }: Unfinished, parts: SiteParts): void {
  if (planned.get(id)?.key === key) return;
  const finish = async () => finishDocumentOf(await make(), parts);
  let document: Promise<FinishedDocument> | null = null;
  const start = () =>
    finish().catch((error: unknown) => {
      // Its file could not be read just now.
      document = null;
      throw error;
    });
  planned.set(id, { key, document: () => (document ??= start()) });
}

/** The finished document of a page that was kept; undefined if there is none. */
export const queriedDocument = (id: string): Promise<FinishedDocument> | undefined =>
  planned.get(id)?.document();
