/** Finds the page of a doc by its id; null if this build has none. */
export type FindPage<Page> = (docId: string) => Promise<Page | null>;

/** The pages of docs by their ids, each looked up once. */
export async function findPages<Page>(
  docIds: Iterable<string>,
  findPage: FindPage<Page>,
): Promise<ReadonlyMap<string, Page | null>> {
  const pages = new Map<string, Page | null>();
  for (const docId of new Set(docIds)) pages.set(docId, await findPage(docId));
  return pages;
}
