/** Digests of files as they were when they were opened or last saved here, by path. */
const hashes = new Map<string, string>();

/** Remembers what a file held. */
export function noteHash(file: string, hash: string): void {
  hashes.set(file, hash);
}

/** The digest of a file as this page knows it, or null for one that it has not opened. */
export function knownHash(file: string): string | null {
  return hashes.get(file) ?? null;
}
