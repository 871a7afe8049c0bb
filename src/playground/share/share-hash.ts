/** Whether an address’s hash is a play that was shared, and not an anchor; what it holds is for share-link.ts. */
export function isShareHash(hash: string): boolean {
  return hash.startsWith('#play=');
}
