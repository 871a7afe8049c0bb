import type { Expression } from './ink-expression';
import { parseValue, type Syntax } from './parse-value';
import { writeValue, type Scope } from './write-value';

/** Translates an expression; null if something in it cannot be carried over. */
export function translate(code: string, dialect: Syntax & Scope): Expression | null {
  const value = parseValue(code, dialect);
  return value && writeValue(value, dialect);
}
