import { decodeEscapes } from '../../base/paths/site-path';

/** Signs without a width, controls and spaces, which people do not see. */
const UNSEEN = String.raw`[\s\p{Cc}\p{Cf}]*`;
const LINK = new RegExp(
  `^#play${UNSEEN}=${UNSEEN}(?<version>\\d{1,4})${UNSEEN}\\.${UNSEEN}(?<rest>.*)$`,
  'isu',
);
/** Escapes may have been escaped again. */
const MOST_ESCAPED = 3;

/** What a link says: its version, and what its data may be, likeliest first. */
interface ReadLink {
  version: number;
  readings: string[];
}

/**
 * Reads a link that programs may have changed: they wrap it, escape it, and take signs around it for a part of it. Which
 * reading is right, the checksum of the data tells. Null if it is none.
 */
export function readLinkText(text: string): ReadLink | null {
  const { version, rest } = LINK.exec(withoutEscapes(text))?.groups ?? {};
  if (version === undefined || rest === undefined) return null;
  // A paragraph ends the link; a line of a mail may begin with “>”.
  const [paragraph = ''] = rest.split(/\n[ \t]*\r?\n/);
  const unwrapped = paragraph.replace(/[\p{Cc}\p{Cf}]+(?:>+ ?)*/gu, '');
  const starts = [rest, unwrapped, unwrapped.replace(/\s+/g, '')].map(
    (one) => /^[\w-]*/.exec(one)?.[0] ?? '',
  );
  // Signs for italics and dashes are letters of a link, too.
  const bare = starts.map((one) => one.replace(/(?<![-_])[-_]+$/, ''));
  return { version: Number(version), readings: [...new Set([...starts, ...bare])] };
}

function withoutEscapes(text: string): string {
  let decoded = text;
  for (let count = 0; count < MOST_ESCAPED; count += 1) {
    decoded = decoded.replace(/(?:%[\da-f]{2})+/gi, decodeEscapes);
  }
  return decoded;
}
