import { mediaType } from './media-type';

/** Addresses for blobs: one for each, made when it is first needed. */
export class BlobUrls {
  private readonly urls = new Map<Blob, string>();

  /** The address of a file’s content; its type comes from the path, not from whoever made the blob. */
  of(path: string, blob: Blob): string {
    const known = this.urls.get(blob);
    if (known !== undefined) return known;
    const url = URL.createObjectURL(new Blob([blob], { type: mediaType(path) }));
    this.urls.set(blob, url);
    return url;
  }

  /** Revokes the addresses of all blobs but these. */
  keepOnly(blobs: ReadonlySet<Blob>): void {
    for (const [blob, url] of this.urls) {
      if (blobs.has(blob)) continue;
      URL.revokeObjectURL(url);
      this.urls.delete(blob);
    }
  }
}
