import { isSafeValue } from './safe-style';
import { safeUrl, type SafeUrl } from './safe-url';

/** What a `BACKGROUND` tag sets. */
export type Background =
  | { kind: 'image'; source: string; url: SafeUrl }
  /** Value of the CSS property `background`. */
  | { kind: 'css'; value: string };

/** Reads the value of a background tag, `CSS(...)` or a path; null if it is empty or unsafe. */
export function safeBackground(value: string): Background | null {
  // As in the engine: everything up to the first closing bracket, which cuts off nested functions.
  const css = /CSS\((?<value>[^)]{1,1000})\)/i.exec(value)?.groups?.value;
  if (css !== undefined) {
    const closed = css + ')'.repeat(Math.max(0, count(css, '(') - count(css, ')')));
    return isSafeValue(closed) ? { kind: 'css', value: closed.trim() } : null;
  }
  const url = safeUrl(value);
  return url === null ? null : { kind: 'image', source: value, url };
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
