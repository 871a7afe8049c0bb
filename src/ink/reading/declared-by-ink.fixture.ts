// First: the parser’s modules need each other in its order.
import type { CompiledInk } from '../compile/compile-ink';
import '../compile/compile-ink';
import { Choice } from 'inkjs/compiler/Parser/ParsedHierarchy/Choice';
import { FlowBase } from 'inkjs/compiler/Parser/ParsedHierarchy/Flow/FlowBase';
import { FlowLevel } from 'inkjs/compiler/Parser/ParsedHierarchy/Flow/FlowLevel';
import { Gather } from 'inkjs/compiler/Parser/ParsedHierarchy/Gather/Gather';
import type { ParsedObject } from 'inkjs/compiler/Parser/ParsedHierarchy/Object';
import { VariableAssignment } from 'inkjs/compiler/Parser/ParsedHierarchy/Variable/VariableAssignment';

/** All parts of the parsed story, in order. */
function partsOf(object: ParsedObject): ParsedObject[] {
  return [object, ...object.content.flatMap(partsOf)];
}

/** What ink’s own parser has declared: kinds and names, sorted. */
export function declaredByInk(parsed: NonNullable<ReturnType<CompiledInk['tree']>>): string[] {
  const found: string[] = [];
  const note = (kind: string, name: string | null | undefined) => {
    if (name) found.push(`${kind} ${name}`);
  };
  for (const part of partsOf(parsed)) {
    if (part instanceof FlowBase && part.flowLevel !== FlowLevel.Story) {
      const level = part.flowLevel === FlowLevel.Knot ? 'knot' : 'stitch';
      note(part.isFunction ? 'function' : level, part.name);
      for (const { identifier } of part.args ?? []) note('parameter', identifier?.name);
    } else if (part instanceof Choice || part instanceof Gather) {
      note('label', part.identifier?.name);
    } else if (part instanceof VariableAssignment) {
      if (part.isNewTemporaryDeclaration) note('temporary', part.variableName);
      else if (part.isGlobalDeclaration && part.listDefinition === null) {
        note('variable', part.variableName);
      } else if (part.listDefinition !== null) {
        note('list', part.variableName);
        for (const item of part.listDefinition.itemDefinitions) note('list-item', item.name);
      }
    }
  }
  for (const name of parsed.constants.keys()) note('constant', name);
  for (const name of parsed.externals.keys()) note('external', name);
  return found.sort();
}
