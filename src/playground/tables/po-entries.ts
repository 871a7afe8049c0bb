/** The entries of a gettext file, each as it is written; or why it cannot be read, and the line, from 1. */
export type PoEntries =
  { entries: string[] } | { failure: 'not-gettext' | 'cut' } | { failure: 'damaged'; line: number };

/** Which part of an entry begins, if one does, and strings in quotes. */
const LINE =
  /^\s*(?:(?<key>msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)(?![\w[])\s*)?(?:"(?:[^"\\]|\\.)*"\s*)*$/s;
const OBSOLETE = /^\s*#~(?!\|)/;

/**
 * Finds the entries of a gettext file, so that the parser gets one at a time: of several entries of the same text it
 * keeps the last one only, and it reads on where a file is damaged.
 */
export function poEntries(text: string): PoEntries {
  const lines = text.split('\n');
  const isAny = lines.some((line) => /^\s*(?:#~\s*)?msgid\s*(?:"|$)/.test(line));
  if (!isAny) return { failure: 'not-gettext' };
  const entries: string[] = [];
  let entry = newEntry();
  for (const [index, line] of lines.entries()) {
    const content = line.replace(OBSOLETE, '');
    const isComment = /^\s*#/.test(content);
    const match = isComment ? null : LINE.exec(content);
    if (!isComment && match === null) return damaged(lines, index);
    const key = match?.groups?.key;
    if (entry.hasText && (isComment || key === 'msgctxt' || key === 'msgid')) {
      entries.push(entry.lines.join('\n'));
      entry = newEntry();
    }
    const isRepeated =
      (entry.hasId && (key === 'msgctxt' || key === 'msgid')) ||
      (entry.hasText && key === 'msgstr');
    const isEarly = !entry.hasId && (key?.startsWith('msgstr') === true || key === 'msgid_plural');
    const isLoose = key === undefined && !isComment && content.trim() !== '' && !entry.hasKey;
    if (isRepeated || isEarly || isLoose) return { failure: 'damaged', line: index + 1 };
    entry.lines.push(line);
    entry.hasKey ||= key !== undefined;
    entry.hasId ||= key === 'msgid';
    entry.hasText ||= key?.startsWith('msgstr') === true;
  }
  if (entry.hasText) entries.push(entry.lines.join('\n'));
  else if (entry.hasKey) return { failure: 'cut' };
  return { entries };
}

const newEntry = () => ({ lines: [] as string[], hasKey: false, hasId: false, hasText: false });

/** A last line that is no whole one is where the file was cut. */
function damaged(lines: readonly string[], index: number): PoEntries {
  const isLast = lines.slice(index + 1).every((line) => line.trim() === '');
  return isLast ? { failure: 'cut' } : { failure: 'damaged', line: index + 1 };
}
