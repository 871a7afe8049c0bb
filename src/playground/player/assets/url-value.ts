/** An address in CSS, in either kind of quotation marks or without any. */
const URL_VALUE = /url\((?:"([^"\\]*)"|'([^'\\]*)'|([^"'()\\\s]*))\)/gi;

const addressOf = (found: readonly (string | undefined)[]): string => found.slice(0, 3).join('');

/** The addresses in CSS, as they are written. */
export function addressesIn(css: string): string[] {
  return Array.from(css.matchAll(URL_VALUE), ([, ...found]) => addressOf(found));
}

/** CSS with other addresses, each from the one that is written; null leaves it. */
export function replaceAddresses(css: string, replace: (address: string) => string | null): string {
  return css.replace(URL_VALUE, (written, ...found: (string | undefined)[]) => {
    const address = replace(addressOf(found));
    return address === null ? written : `url("${address}")`;
  });
}

/** An address without its escapes; as it is if they are wrong, as in `100%.png`. */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
