/** Whether an address’s hash is a shared play rather than an anchor; share-link.ts decodes it. */
export function isShareHash(hash: string): boolean {
  return hash.startsWith('#play=');
}
