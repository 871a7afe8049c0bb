/** A file by its path in what is dropped, chosen or imported. */
export interface FoundFile {
  path: string;
  blob: Blob;
}
