import type { MarkupAction, MarkupNode } from '../../../ink/markup/markup-tree';
import { parseMarkup } from '../../../ink/markup/parse-markup';
import type { InputType } from './input-values';

/** What a player can click in a text, or write into. */
export interface TextActions {
  /** Texts of choices that links, pictures and areas take. */
  links: (string | number | boolean)[];
  /** Functions that buttons call. */
  calls: string[];
  /** Fields, by their variables. */
  inputs: { variable: string; type: InputType }[];
}

const none: TextActions = { links: [], calls: [], inputs: [] };
const known = new Map<string, TextActions>();
/** Stories print much of their text again and again, but some print a new text each time. */
const MAX_KNOWN = 10_000;

/** Finds what can be clicked in the markup of a text. */
export function actionsIn(text: string): TextActions {
  if (!text.includes('[')) return none;
  const found = known.get(text);
  if (found !== undefined) return found;
  const nodes = parseMarkup(text);
  const actions = nodes.flatMap(actionsOf);
  const result: TextActions = {
    links: actions.flatMap((action) => (action.kind === 'choice' ? [action.to] : [])),
    calls: actions.flatMap((action) => (action.kind === 'function' ? [action.functionName] : [])),
    inputs: nodes.flatMap(inputsOf),
  };
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, result);
  return result;
}

function actionsOf(node: MarkupNode): MarkupAction[] {
  switch (node.kind) {
    case 'button': {
      const { functionName, isDisabled, isModal } = node;
      return functionName === null || isDisabled
        ? []
        : [{ kind: 'function', functionName, isModal }];
    }
    case 'link':
      return [...(node.action === null ? [] : [node.action]), ...node.children.flatMap(actionsOf)];
    case 'layers':
      return [...node.pictures, ...node.areas].flatMap(({ action }) => action ?? []);
    case 'table':
      return [...(node.header ?? []), ...node.rows.flat()].flat().flatMap(actionsOf);
    default:
      return 'children' in node ? node.children.flatMap(actionsOf) : [];
  }
}

function inputsOf(node: MarkupNode): TextActions['inputs'] {
  if (node.kind === 'input') {
    const { variable, type } = node;
    return variable === null ? [] : [{ variable, type }];
  }
  if (node.kind === 'table')
    return [...(node.header ?? []), ...node.rows.flat()].flat().flatMap(inputsOf);
  return 'children' in node ? node.children.flatMap(inputsOf) : [];
}
