/** What an expression is; `mixed` variables hold sometimes this and sometimes that. */
export type ValueKind = 'number' | 'text' | 'truth' | 'list' | 'mixed';

/** An expression of another tool, in ink. */
export interface Expression {
  ink: string;
  kind: ValueKind;
  /** Whether it is a number, a text or true or false as such, so that a variable can begin with it. */
  isLiteral: boolean;
  /** Whether it is a variable that nobody sets: false, but equal to nothing else. */
  isUnset?: true;
}

/** An expression of a kind that is worked out. */
export function expression(kind: ValueKind, ink: string): Expression {
  return { ink, kind, isLiteral: false };
}

export const number = (ink: string): Expression => expression('number', ink);
export const truth = (ink: string): Expression => expression('truth', ink);

/** What a variable holds before anything is assigned to it. */
export const STARTS: Readonly<Record<ValueKind, string>> = {
  ...{ number: '0', text: '""', truth: 'false', list: '()', mixed: '0' },
};

/** An expression as a condition of ink; a text counts as true unless it is empty. */
export function asCondition({ ink, kind }: Expression): string | null {
  if (kind === 'mixed' || kind === 'list') return null;
  return kind === 'text' ? `${inBrackets(ink)} != ""` : ink;
}

/** An expression as a part of another. */
export function inBrackets(ink: string): string {
  return /^(?:[\p{L}\d_.]+|"(?:\\.|[^"\\])*"|[\p{L}\d_]+\([^()]*\)|\([^()]*\))$/u.test(ink)
    ? ink
    : `(${ink})`;
}
