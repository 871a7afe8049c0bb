import { splitOutside } from './passage-reader';
import type { PassageNode } from './passage-nodes';

const ASSIGNMENT =
  /^(?<name>[$_]?[\p{L}_][\p{L}\d_]*)\s*(?<operator>\bto\b|[-+*/%]?=(?!=))\s*(?<expression>[^]+)$/u;
const STEP = /^(?<name>[$_]?[\p{L}_][\p{L}\d_]*)\s*(?<step>\+\+|--)$/u;

/** Assignments, separated by a sign; what is none cannot be carried over. */
export function assignments(
  code: string,
  separator: string,
  shown: (part: string) => string,
): PassageNode[] {
  return splitOutside(code, separator)
    .filter((part) => part !== '')
    .map((part): PassageNode => {
      const { name, operator, expression } = ASSIGNMENT.exec(part)?.groups ?? {};
      if (name !== undefined && operator !== undefined && expression !== undefined) {
        const sign = operator === 'to' ? '=' : operator;
        return { kind: 'set', name, operator: sign, expression, code: shown(part) };
      }
      const step = STEP.exec(part)?.groups;
      return step?.name === undefined
        ? { kind: 'lost', code: shown(part) }
        : {
            kind: 'set',
            name: step.name,
            operator: step.step === '++' ? '+=' : '-=',
            expression: '1',
            code: shown(part),
          };
    });
}
