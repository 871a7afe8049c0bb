/**
 * A fragment that can be decoded: where its escapes are malformed, each `%` is taken as written.
 * Gatsby decodes the fragment without a guard, so `#100%` would crash the whole page.
 */
export function repairHash(hash: string): string {
  try {
    decodeURI(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
