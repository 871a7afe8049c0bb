/**
 * A fragment that can be decoded: if its escapes are malformed, each `%` is taken literally. Gatsby decodes the
 * fragment without a check, so `#100%` would crash the whole page.
 */
export function repairHash(hash: string): string {
  try {
    decodeURI(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
