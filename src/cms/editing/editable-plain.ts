import { ORIGINAL, type EditableData } from './editable-data';

/** Reads a file that is edited as it is: its form has one field, `text`. */
export function readPlain(source: string): EditableData {
  return { text: withLf(source), [ORIGINAL]: source };
}

/** Writes it with the line ends that it had. */
export function writePlain({ text, [ORIGINAL]: original }: EditableData): string {
  const now = typeof text === 'string' ? text : '';
  const before = typeof original === 'string' ? original : '';
  if (now === withLf(before)) return before;
  return before.includes('\r\n') ? now.replaceAll('\n', '\r\n') : now;
}

const withLf = (text: string): string => text.replaceAll('\r\n', '\n');
