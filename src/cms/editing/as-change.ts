import { BROKEN, ORIGINAL, PLACEHOLDERS, type EditableData } from './editable-data';

/** What `writePage` puts before the text of a new page that has no other field yet. */
const EMPTY_FRONTMATTER = /^---\n(?:\{\}\n)?---\n+/;

/**
 * Reads a form from a saved text, as a change to the file that is open now; `opened` is the form of that file, or of
 * a new one.
 */
export function asChange(kept: EditableData, opened: EditableData): EditableData {
  const { [ORIGINAL]: text, ...fields } = kept;
  const keptText = typeof text === 'string' ? text.replaceAll('\r\n', '\n') : '';
  if (opened[ORIGINAL] === undefined) {
    const { [BROKEN]: broken, [PLACEHOLDERS]: _, ...filled } = fields;
    return broken === true ? { body: keptText.replace(EMPTY_FRONTMATTER, '').trimEnd() } : filled;
  }
  // A page that was shown as plain text stays that way.
  if (opened[BROKEN] === true) return { ...opened, body: keptText };
  return {
    ...fields,
    [ORIGINAL]: opened[ORIGINAL],
    ...(typeof opened[BROKEN] === 'string' && { [BROKEN]: opened[BROKEN] }),
  };
}
