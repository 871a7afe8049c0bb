import { Choice } from 'inkjs/compiler/Parser/ParsedHierarchy/Choice';
import { FlowBase } from 'inkjs/compiler/Parser/ParsedHierarchy/Flow/FlowBase';
import { Gather } from 'inkjs/compiler/Parser/ParsedHierarchy/Gather/Gather';
import { Knot } from 'inkjs/compiler/Parser/ParsedHierarchy/Knot';
import type { ParsedObject } from 'inkjs/compiler/Parser/ParsedHierarchy/Object';
import { Stitch } from 'inkjs/compiler/Parser/ParsedHierarchy/Stitch';
import { START } from './story-graph';

/** The id of the place that a knot, a stitch or the story itself is. */
export function idOf(flow: FlowBase): string {
  if (flow instanceof Stitch && flow.parent instanceof Knot)
    return `${flow.parent.name}.${flow.name}`;
  // A stitch before the first knot stands for itself.
  return flow instanceof Knot || flow instanceof Stitch ? (flow.name ?? START) : START;
}

/** The id of the place that a labelled gather or choice is; null for everything else, and in functions. */
export function labelIdOf(part: ParsedObject): string | null {
  if (!(part instanceof Gather || part instanceof Choice) || part.name === null) return null;
  const flow = closestFlow(part);
  if (flow === null || flow.isFunction) return null;
  const place = idOf(flow);
  return place === START ? part.name : `${place}.${part.name}`;
}

/** The knot, stitch, function or story that a part is in. */
export function closestFlow(part: ParsedObject): FlowBase | null {
  let { parent } = part;
  while (parent !== null && !(parent instanceof FlowBase)) ({ parent } = parent);
  return parent;
}
