import { Divert } from 'inkjs/compiler/Parser/ParsedHierarchy/Divert/Divert';
import type { FlowBase } from 'inkjs/compiler/Parser/ParsedHierarchy/Flow/FlowBase';
import { Stitch } from 'inkjs/compiler/Parser/ParsedHierarchy/Stitch';
import type { Story as ParsedStory } from 'inkjs/compiler/Parser/ParsedHierarchy/Story';
import { Text } from 'inkjs/compiler/Parser/ParsedHierarchy/Text';
import { VariableAssignment } from 'inkjs/compiler/Parser/ParsedHierarchy/Variable/VariableAssignment';
import { VariableReference } from 'inkjs/compiler/Parser/ParsedHierarchy/Variable/VariableReference';
import type { StoryLine } from '../../player/engine/story-lines';

/** Something that the text declares. */
export interface Declared extends StoryLine {
  name: string;
}

/** A part of the story that can be visited; `name` is its path. */
export interface Flow extends Declared {
  kind: 'knot' | 'stitch' | 'function';
}

/** All knots, stitches and functions, in the order of the text. */
export function flowsOf(story: ParsedStory): Flow[] {
  const flows: Flow[] = [];
  const visit = (flow: FlowBase, parent: string | null): void => {
    const { name, debugMetadata, isFunction } = flow;
    if (name !== null && debugMetadata !== null && flow !== story) {
      flows.push({
        name: parent === null ? name : `${parent}.${name}`,
        kind: isFunction ? 'function' : flow instanceof Stitch ? 'stitch' : 'knot',
        file: debugMetadata.fileName,
        line: debugMetadata.startLineNumber,
      });
    }
    for (const part of flow.subFlowsByName.values())
      visit(part, flow === story || name === null ? null : name);
  };
  visit(story, null);
  return flows;
}

/** Global variables whose value nothing in the text uses, in the order of the text. */
export function unreadVariables(story: ParsedStory): Declared[] {
  const read = new Set([
    ...story
      .FindAll(VariableReference)()
      .filter((reference) => !isOwnUpdate(reference))
      .map(({ name }) => name),
    // An arrow may lead to a variable that holds a place.
    ...story
      .FindAll(Divert)()
      .map(({ target }) => target?.firstComponent ?? ''),
  ]);
  const texts = story
    .FindAll(Text)()
    .map(({ text }) => text);
  return [...story.variableDeclarations.values()].flatMap((declaration) => {
    const { variableName: name, listDefinition, debugMetadata } = declaration;
    if (!declaration.isGlobalDeclaration || listDefinition !== null || debugMetadata === null)
      return [];
    if (read.has(name) || isKnownToEngine(name, texts)) return [];
    return [{ name, file: debugMetadata.fileName, line: debugMetadata.startLineNumber }];
  });
}

/** Whether a variable is only read to change itself, as in `x = x + 1`. */
function isOwnUpdate(reference: VariableReference): boolean {
  return reference.ancestry.some(
    (ancestor) =>
      ancestor instanceof VariableAssignment && ancestor.variableName === reference.name,
  );
}

/** Whether the engine may read a variable: through markup or a tag, or by a name of its own. */
function isKnownToEngine(name: string, texts: readonly string[]): boolean {
  if (name.startsWith('ATRAMENT_')) return true;
  const inMarkup = new RegExp(
    `\\[[^\\]]*\\b${name}\\b|^\\s*(?:observe|persist)\\s*:.*\\b${name}\\b`,
  );
  return texts.some((text) => inMarkup.test(text));
}
