/** Name of the query that says which sample of a page a shared link is for. */
export const SAMPLE_QUERY = 'sample';

/** Whether an address brings a play of this sample; the play itself is in the hash, see playground/share. */
export function isSharedSample(
  id: string,
  { search, hash }: { search: string; hash: string },
): boolean {
  return hash.startsWith('#play=') && new URLSearchParams(search).get(SAMPLE_QUERY) === id;
}

/** The hash of an address that plays a sample at once, as it stands on the page. */
export const PLAY_HASH = '#play';

/** Whether an address asks for this sample to be played. */
export function isPlayedSample(
  id: string,
  { search, hash }: { search: string; hash: string },
): boolean {
  return hash === PLAY_HASH && new URLSearchParams(search).get(SAMPLE_QUERY) === id;
}
