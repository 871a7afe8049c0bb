import { InkList } from 'inkjs/engine/InkList';
import type { Story } from 'inkjs/engine/Story';
import type { VariableValue } from './game-view';

/** Longer texts are cut: nobody reads them, and they are copied with each answer. */
const MAX_LENGTH = 10_000;

/** All variables of the story as the player shows them; a divert target is shown with its arrow. */
export function currentVariables({ variablesState }: Story): Record<string, VariableValue> {
  return Object.fromEntries(
    // Read as a property, a variable named “toString” would be the inherited method.
    Object.keys(variablesState).map((name) => [name, variableValue(variablesState.$(name))]),
  );
}

function variableValue(value: unknown): VariableValue {
  if (value instanceof InkList)
    return { list: value.orderedItems.map(({ Key }) => Key.itemName ?? '') };
  switch (typeof value) {
    case 'string':
      return value.slice(0, MAX_LENGTH);
    case 'number':
    case 'boolean':
      return value;
    default:
      return `-> ${String(value)}`;
  }
}
