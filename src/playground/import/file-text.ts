import { decodeText, type DecodedText } from '../../base/text/decode-text';

/** The text of a file; null if it is none, or longer than allowed. */
export async function fileText(blob: Blob, most: number): Promise<DecodedText | null> {
  return blob.size > most ? null : decodeText(new Uint8Array(await blob.arrayBuffer()));
}

/** The name of a file without its folders and its ending. */
export function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
}
