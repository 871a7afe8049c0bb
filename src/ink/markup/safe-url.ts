/** An address that a story may use: a web address or one of the story’s own files. */
export type SafeUrl =
  | { kind: 'web'; href: string }
  /** Path relative to the story’s folder, without `..`. */
  | { kind: 'file'; path: string };

const MAX_LENGTH = 2000;
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
// A drive, a root, a host or a scheme: none of these is a file of the story.
const FILE_PATH =
  /^[\p{L}\p{N}_.~][\p{L}\p{N}\p{M} _.~!$'(),=@&+%-]*(?:\/[\p{L}\p{N}\p{M} _.~!$'(),=@&+%-]+)*$/u;

/** Accepts `http:`, `https:` and plain relative paths; null for anything else. */
export function safeUrl(address: string): SafeUrl | null {
  const text = address.trim();
  if (text === '' || text.length > MAX_LENGTH || hasControlCharacter(text)) return null;
  if (HAS_SCHEME.test(text)) {
    const href = webAddress(text);
    return href === null ? null : { kind: 'web', href };
  }
  const path = text.replace(/^\.\//, '');
  return isFilePath(path) ? { kind: 'file', path } : null;
}

/** The address of a web page, or null. */
export function safeHref(address: string): string | null {
  const url = safeUrl(address);
  return url?.kind === 'web' ? url.href : null;
}

function webAddress(text: string): string | null {
  // Browsers also read `https:x` and `https:\x` as hosts, which no author means.
  if (!/^https?:\/\/[^/\\]/i.test(text)) return null;
  try {
    const url = new URL(text);
    // `https://bank.example@evil.example/` appears to be one host and leads to another.
    return url.username === '' && url.password === '' ? url.href : null;
  } catch {
    return null;
  }
}

function isFilePath(text: string): boolean {
  if (!FILE_PATH.test(text)) return false;
  return text.split('/').every((part) => !isDots(decoded(part)) && !/[\\/:]/.test(decoded(part)));
}

function isDots(part: string): boolean {
  return /^\.+$/.test(part.trim());
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function hasControlCharacter(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  return /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/.test(text);
}
