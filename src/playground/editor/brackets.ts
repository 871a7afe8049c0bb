/** The bracket pairs of ink. Quotes are not included: in prose they also occur alone. */
export const PARTNERS: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };
const OPENERS: Readonly<Record<string, string>> = { '}': '{', ']': '[', ')': '(' };

/** How far to search for the matching bracket, in characters. */
const REACH = 4000;

/** What typing one character does if it does more than insert it. */
export type BracketAction = 'close' | 'step-over' | null;

/** Whether a typed bracket inserts its partner, or steps over an existing one. */
export function bracketAction(sign: string, before: string, after: string): BracketAction {
  const line = before + after;
  if (sign in PARTNERS) return /^(?:$|[\s)\]}|:;,.!?])/.test(after) ? 'close' : null;
  const opener = OPENERS[sign];
  if (opener === undefined || !after.startsWith(sign)) return null;
  return count(line, sign) >= count(line, opener) ? 'step-over' : null;
}

/** Whether the cursor is directly between a bracket and its partner. */
export function isEmptyPair(before: string, after: string): boolean {
  const partner = PARTNERS[before.slice(-1)];
  return partner !== undefined && after.startsWith(partner);
}

/** The position of the bracket that matches the one at `from`, or -1. */
export function matchingBracket(text: string, from: number): number {
  const sign = text[from] ?? '';
  const partner = PARTNERS[sign] ?? OPENERS[sign];
  if (partner === undefined) return -1;
  const step = sign in PARTNERS ? 1 : -1;
  let depth = 0;
  for (let at = from; at >= 0 && at < text.length && Math.abs(at - from) < REACH; at += step) {
    if (text[at] === sign) depth += 1;
    else if (text[at] === partner) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
