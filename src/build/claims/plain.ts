import { InkList } from 'inkjs/engine/InkList';

/** A value as plain data: lists of ink as their texts, and what JSON cannot hold as its name. */
export function plain(value: unknown): unknown {
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof InkList) return part.toString();
    return typeof part === 'number' && !Number.isFinite(part) ? String(part) : part;
  }) as string | undefined;
  return text === undefined ? null : JSON.parse(text);
}
