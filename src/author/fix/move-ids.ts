import type { LineFix } from '../../base/problems/apply-fixes';
import { escapeRegExp } from '../../base/text/escape-reg-exp';

/** Finds where a YAML source names a moved doc: as an item, as `page: id#anchor`, or in a link within a text. */
export function movedIdFixes(source: string, movedIds: ReadonlyMap<string, string>): LineFix[] {
  const fixes: LineFix[] = [];
  for (const [index, text] of source.split(/\r\n|\n|\r/).entries()) {
    for (const [from, to] of movedIds) {
      const id = escapeRegExp(from);
      const named = new RegExp(
        `(?:^\\s*- |\\b(?:page|doc): |\\]\\()["']?${id}(?=["'#)\\s]|$)`,
        'g',
      );
      for (const [found] of text.matchAll(named)) {
        fixes.push({ line: index + 1, from: found, to: found.replace(from, () => to) });
      }
    }
  }
  return fixes;
}
