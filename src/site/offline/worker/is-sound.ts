import { DIGEST_LENGTH } from '../../../base/app-files/offline-list';

/** What a file’s content type must contain, by the ending of its name. */
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html\b/,
  js: /javascript/,
  css: /^text\/css\b/,
  json: /json/,
  svg: /^image\/svg/,
};
/** Of anything else only this much is known: captive portals answer with pages. */
const NO_PAGE = /^(?!text\/html)/;

/**
 * Whether a response is the file that the build wrote at this address. `digest` is undefined for files that have a hash
 * in their names.
 */
export async function isSound(
  response: Response,
  address: string,
  digest: string | undefined,
): Promise<boolean> {
  const { status, redirected, type, headers } = response;
  if (status !== 200 || redirected || (type !== 'basic' && type !== 'default')) return false;
  const ending = address.slice(address.lastIndexOf('.') + 1);
  if (!(TYPES[ending] ?? NO_PAGE).test(headers.get('content-type') ?? '')) return false;
  return digest === undefined || (await digestOf(response.clone())) === digest;
}

/** The digest of a response’s content, as the list has them. */
export async function digestOf(response: Response): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, DIGEST_LENGTH);
}
