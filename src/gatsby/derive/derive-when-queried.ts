import { deriveDocument, type DerivedPage } from './derive-pages';
import type { PageRecipe } from './page-cache';
import type { SiteParts } from './site-parts';

type DerivedDocument = DerivedPage['document'];

interface PlannedPage {
  key: string;
  document: () => Promise<DerivedDocument>;
}

/** The pages of `develop` by their ids. */
const planned = new Map<string, PlannedPage>();

/** Keeps a page of `develop` until it is queried, because authors look at few of all pages. */
export function deriveWhenQueried({ id, key, make }: PageRecipe, parts: SiteParts): void {
  if (planned.get(id)?.key === key) return;
  const derive = async () => deriveDocument(await make(), parts);
  let document: Promise<DerivedDocument> | null = null;
  const start = () =>
    derive().catch((error: unknown) => {
      // Its file could not be read just now.
      document = null;
      throw error;
    });
  planned.set(id, { key, document: () => (document ??= start()) });
}

/** The derived document of a page that was kept; undefined if there is none. */
export const queriedDocument = (id: string): Promise<DerivedDocument> | undefined =>
  planned.get(id)?.document();
