import { meantFragment } from '../../../base/paths/meant-fragment';
import { isShareHash } from '../../../playground/share/share-hash';

/** Name of the query parameter that says which sample of a page a shared link is for. */
export const SAMPLE_QUERY = 'sample';

/** Whether an address contains a shared play of this sample; the play itself is in the hash, see workshop/share. */
export function isSharedSample(
  id: string,
  { search, hash }: { search: string; hash: string },
): boolean {
  return isShareHash(hash) && new URLSearchParams(search).get(SAMPLE_QUERY) === id;
}

/** The fragment of an address that starts a sample immediately, unchanged. */
const PLAY = 'play';

/** Whether an address asks for this sample to be played. */
export function isPlayedSample(
  id: string,
  { search, hash }: { search: string; hash: string },
): boolean {
  return (
    meantFragment(hash).toLowerCase() === PLAY &&
    new URLSearchParams(search).get(SAMPLE_QUERY) === id
  );
}
