import { siteConfig } from './site-config';

const [version] = siteConfig.versions;

/** The files that have a form of their own, by the name of the form. */
export const formFiles = {
  sidebars: version.sidebarFile,
  redirects: 'content/redirects.yaml',
  announcement: 'content/announcement.json',
  glossary: 'content/glossary.yaml',
} as const;

/** The name of a file’s own form; undefined if it has none. */
export function formOf(file: string): keyof typeof formFiles | undefined {
  const names = Object.keys(formFiles) as (keyof typeof formFiles)[];
  return names.find((name) => formFiles[name] === file);
}

/** The name of a reference file’s form: `knot-tags` for `content/reference/knot-tags.yaml`. */
export function referenceFormOf(file: string): string | null {
  return /^content\/reference\/(?<name>[^/]+)\.yaml$/.exec(file)?.groups?.name ?? null;
}

/**
 * The name of the form of a file that is edited as it is, such as a story or an exercise: `games__orchard__main.ink` for
 * `content/games/orchard/main.ink`.
 */
export function plainFormOf(file: string): string | null {
  const isPlain =
    /^content\/.+\.(?:yaml|ink|css|txt)$/.test(file) &&
    referenceFormOf(file) === null &&
    formOf(file) === undefined;
  return isPlain ? file.slice('content/'.length).replaceAll('/', '__') : null;
}

/**
 * The address that opens a content file in the CMS, at a line of its text, or at words in that line, where the
 * form shows that; null if it has no form.
 */
export function cmsAddressOf(file: string, line: number, words = ''): string | null {
  const place = `?line=${line}${words === '' ? '' : `&words=${encodeURIComponent(words)}`}`;
  const folder = `${version.contentDir}/`;
  if (file.startsWith(folder) && file.endsWith('.mdx')) {
    const slug = file.slice(folder.length, -'.mdx'.length);
    const encoded = slug.split('/').map(encodeURIComponent).join('/');
    return entryOf('pages', encoded) + place;
  }
  const form = formOf(file);
  if (form !== undefined) return entryOf(form, form);
  const reference = referenceFormOf(file);
  if (reference !== null) return entryOf('reference', reference);
  const plain = plainFormOf(file);
  return plain === null ? null : entryOf('plain', plain) + place;
}

function entryOf(collection: string, slug: string): string {
  return `/admin/#/collections/${collection}/entries/${slug}`;
}

/** An address of an entry, without the place in its text. */
export interface SplitAddress {
  address: string;
  /** The line that it asks for, if any. */
  line: number | null;
  /** The words that it asks for in that line; '' for the whole line. */
  words: string;
}

/** Splits the address of an entry from the place in its text that it asks for, if any. */
export function splitLine(address: string): SplitAddress {
  const {
    before,
    line,
    words = '',
  } = /^(?<before>.*)\?line=(?<line>\d+)(?:&words=(?<words>[^&]*))?$/.exec(address)?.groups ?? {};
  if (before === undefined) return { address, line: null, words: '' };
  return { address: before, line: Number(line), words: decode(words) };
}

/** Addresses can be written by hand. */
function decode(words: string): string {
  try {
    return decodeURIComponent(words);
  } catch {
    return '';
  }
}
