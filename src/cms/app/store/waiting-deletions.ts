import { liveValue } from '../kit/live-value';

/** The deletions of pages that are not published yet: where GitHub shows each, by the slug of the page’s entry. */
export const waitingDeletions = liveValue<ReadonlyMap<string, string>>(new Map());

/** Notes where the deletion of a page is proposed; null if it is not, or not any more. */
export function noteDeletion(slug: string, url: string | null): void {
  const deletions = new Map(waitingDeletions.get());
  if (url === null) deletions.delete(slug);
  else deletions.set(slug, url);
  waitingDeletions.set(deletions);
}
