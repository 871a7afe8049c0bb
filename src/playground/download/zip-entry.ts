import { ZipDeflate, ZipPassThrough } from 'fflate';

const UNIX = 3;
/** A file that its owner may change and everybody may read. */
const PERMISSIONS = 0o100644;
/** A zip cannot have other years; a computer whose clock has stopped may be in 1970. */
const YEARS = { first: 1980, last: 2099 };

/**
 * A file of a zip, marked as made on Unix. Unpackers then take its name as it is; they could read that of a zip from DOS
 * in the letters of a code page.
 */
export function zipEntry(path: string, level: 6 | 9 | 'stored'): ZipDeflate | ZipPassThrough {
  const file = level === 'stored' ? new ZipPassThrough(path) : new ZipDeflate(path, { level });
  file.os = UNIX;
  file.attrs = PERMISSIONS << 16;
  const year = new Date().getFullYear();
  if (year < YEARS.first || year > YEARS.last) file.mtime = new Date(YEARS.first, 0, 1);
  return file;
}
