import { LineCounter, parseDocument } from 'yaml';
import { readAnnouncement, type AnnouncementFile } from '../../site/read-announcement';
import type { PlacedLink } from '../links/check-placed-link';

/**
 * The link of the bar that the source of `content/announcement.json` asks for, with its line; null where there is none
 * or the bar is not shown.
 */
export function announcementLink(source: string): PlacedLink | null {
  const lines = new LineCounter();
  // JSON is YAML, of which the place of a value can be told.
  const document = parseDocument(source, { lineCounter: lines });
  const file = (document.toJS() ?? {}) as AnnouncementFile;
  const link = readAnnouncement(file)?.link;
  // Nobody has held the file to its types.
  if (typeof link?.href !== 'string') return null;
  const node = document.get('linkHref', true) as { range?: [number, number, number] };
  return { ...link, line: lines.linePos(node.range?.[0] ?? 0).line };
}
