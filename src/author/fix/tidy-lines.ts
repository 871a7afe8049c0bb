import type { LineFix } from '../../base/problems/apply-fixes';

const FENCE = /^\s*(?<marks>`{3,}|~{3,})/;

/**
 * Removes spaces from the ends of a page’s lines and ends its last line. Code is left alone, and so are two spaces
 * after words, which break the line.
 */
export function tidyLines(source: string): { source: string; changes: LineFix[] } {
  const parts = source.split(/(\r\n|\n|\r)/);
  const changes: LineFix[] = [];
  let fence: string | null = null;
  for (let index = 0; index < parts.length; index += 2) {
    const text = parts[index] ?? '';
    const marks = FENCE.exec(text)?.groups?.marks ?? null;
    const isCode = fence !== null;
    if (fence === null) fence = marks;
    else if (marks?.startsWith(fence)) fence = null;
    if (isCode) continue;
    const tidy = text.trim() === '' ? '' : text.replace(/(?<=\S)[ \t]$/, '');
    if (tidy === text) continue;
    parts[index] = tidy;
    changes.push({ line: index / 2 + 1, from: 'a blank at the end of the line', to: 'none' });
  }
  const joined = parts.join('');
  if (joined === '' || /[\r\n]$/.test(joined)) return { source: joined, changes };
  const line = Math.ceil(parts.length / 2);
  changes.push({ line, from: 'no line break at the end of the file', to: 'one' });
  return { source: `${joined}${parts[1] ?? '\n'}`, changes };
}
