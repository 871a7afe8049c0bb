import { InkList } from 'inkjs/engine/InkList';

/** A value as plain data: ink lists as their text, and anything JSON cannot represent as its name. */
export function plain(value: unknown): unknown {
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof InkList) return part.toString();
    return typeof part === 'number' && !Number.isFinite(part) ? String(part) : part;
  }) as string | undefined;
  return text === undefined ? null : JSON.parse(text);
}
