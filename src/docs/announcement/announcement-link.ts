import { LineCounter, parseDocument } from 'yaml';
import { readAnnouncement, type AnnouncementFile } from '../../config/read-announcement';
import type { PlacedLink } from '../pages/check-placed-link';

/**
 * The link of the announcement bar in the source of `content/announcement.json`, with its line; null if it has none
 * or the bar is not shown.
 */
export function announcementLink(source: string): PlacedLink | null {
  const lines = new LineCounter();
  // JSON is a subset of YAML, and the YAML parser reports the position of a value.
  const document = parseDocument(source, { lineCounter: lines });
  const file = (document.toJS() ?? {}) as AnnouncementFile;
  const link = readAnnouncement(file)?.link;
  // The file has not been checked against its types.
  if (typeof link?.href !== 'string') return null;
  const node = document.get('linkHref', true) as { range?: [number, number, number] };
  return { ...link, line: lines.linePos(node.range?.[0] ?? 0).line };
}
