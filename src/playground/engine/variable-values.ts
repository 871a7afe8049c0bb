import atrament from '@atrament/core';
import { InkList } from 'inkjs/engine/InkList';
import type { VariableValue } from './game-view';

/** Longer texts are cut: nobody reads them, and they are copied with each answer. */
const MAX_LENGTH = 10_000;

/** All variables of the story as the player shows them; the target of an arrow is its arrow. */
export function currentVariables(): Record<string, VariableValue> {
  return Object.fromEntries(
    Object.entries(atrament.ink.getVariables()).map(([name, value]) => [
      name,
      variableValue(value),
    ]),
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
