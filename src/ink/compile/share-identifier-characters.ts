import { InkParser } from 'inkjs/compiler/Parser/InkParser';

/**
 * Makes all parsers share the set of characters that are allowed in names. Otherwise each parser would build its own
 * set of several thousand characters, and every file needs a parser: that is most of the time that a short program
 * takes to compile.
 */
export function shareIdentifierCharacters(): void {
  const own = Object.getOwnPropertyDescriptor(InkParser.prototype, 'identifierCharSet');
  if (own === undefined || !('get' in own)) {
    throw new Error(
      'The parser of inkjs no longer has “identifierCharSet”: check whether it still creates the set for each file, and remove shareIdentifierCharacters() if it does not.',
    );
  }
  let shared: unknown;
  Object.defineProperty(InkParser.prototype, 'identifierCharSet', {
    ...own,
    get(this: InkParser) {
      shared ??= own.get?.call(this);
      return shared;
    },
  });
}
