import { LineCounter, parseDocument } from 'yaml';
import type { PlacedLink } from '../links/check-placed-link';

/**
 * The link of the bar that the source of `content/announcement.json` asks for, with its line; null where there is none
 * or the bar is not shown.
 */
export function announcementLink(source: string): PlacedLink | null {
  const lines = new LineCounter();
  // JSON is YAML, of which the place of a value can be told.
  const document = parseDocument(source, { lineCounter: lines });
  const { isShown, text, linkLabel, linkHref } = (document.toJS() ?? {}) as Record<string, unknown>;
  if (isShown !== true || text === '' || typeof linkHref !== 'string' || linkHref === '')
    return null;
  const node = document.get('linkHref', true) as { range?: [number, number, number] };
  return {
    label: typeof linkLabel === 'string' && linkLabel !== '' ? linkLabel : linkHref,
    href: linkHref,
    line: lines.linePos(node.range?.[0] ?? 0).line,
  };
}
