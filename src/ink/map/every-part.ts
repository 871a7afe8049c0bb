import type { ParsedObject } from 'inkjs/compiler/Parser/ParsedHierarchy/Object';

/** A part of the compiler’s tree and all parts within it, in their order: one walk, where each `FindAll` is another. */
export function everyPart(root: ParsedObject): ParsedObject[] {
  const parts: ParsedObject[] = [];
  const walk = (part: ParsedObject): void => {
    parts.push(part);
    part.content.forEach(walk);
  };
  walk(root);
  return parts;
}
