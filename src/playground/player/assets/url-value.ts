/** An address in CSS, in either kind of quotation marks or without any. */
export const URL_VALUE = /url\((?:"([^"\\]*)"|'([^'\\]*)'|([^"'()\\\s]*))\)/gi;

/** An address without its escapes; as it is if they are wrong, as in `100%.png`. */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
