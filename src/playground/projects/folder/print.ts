/** A fingerprint of a content: the same for the same bytes. */
export async function printOf(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Remembers the fingerprints of large files by what changes with them, such as their time. */
export class PrintCache {
  private readonly prints = new Map<string, { stamp: string; print: string }>();

  async of(path: string, stamp: string, content: Blob): Promise<string> {
    const known = this.prints.get(path);
    if (known?.stamp === stamp) return known.print;
    const print = await printOf(content);
    this.prints.set(path, { stamp, print });
    return print;
  }
}
