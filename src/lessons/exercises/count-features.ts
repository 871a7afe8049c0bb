import { AuthorWarning } from 'inkjs/compiler/Parser/ParsedHierarchy/AuthorWarning';
import { Choice } from 'inkjs/compiler/Parser/ParsedHierarchy/Choice';
import { Conditional } from 'inkjs/compiler/Parser/ParsedHierarchy/Conditional/Conditional';
import { Divert } from 'inkjs/compiler/Parser/ParsedHierarchy/Divert/Divert';
import type { FlowBase } from 'inkjs/compiler/Parser/ParsedHierarchy/Flow/FlowBase';
import { FlowLevel } from 'inkjs/compiler/Parser/ParsedHierarchy/Flow/FlowLevel';
import { FunctionCall } from 'inkjs/compiler/Parser/ParsedHierarchy/FunctionCall';
import { Gather } from 'inkjs/compiler/Parser/ParsedHierarchy/Gather/Gather';
import { Glue } from 'inkjs/compiler/Parser/ParsedHierarchy/Glue';
import { ListDefinition } from 'inkjs/compiler/Parser/ParsedHierarchy/List/ListDefinition';
import { Sequence } from 'inkjs/compiler/Parser/ParsedHierarchy/Sequence/Sequence';
import { SequenceType } from 'inkjs/compiler/Parser/ParsedHierarchy/Sequence/SequenceType';
import type { Story } from 'inkjs/compiler/Parser/ParsedHierarchy/Story';
import { Tag } from 'inkjs/compiler/Parser/ParsedHierarchy/Tag';
import { VariableAssignment } from 'inkjs/compiler/Parser/ParsedHierarchy/Variable/VariableAssignment';
import { VariableReference } from 'inkjs/compiler/Parser/ParsedHierarchy/Variable/VariableReference';
import { COMMENT } from '../../ink/reading/comments';
import type { FeatureName } from './feature-names';

const ESCAPE = /\\[^\s\\]/g;

/** How often a text uses a part of ink. */
export function countFeature(name: FeatureName, story: Story, source: string): number {
  return counters[name](story, source);
}

type Counter = (story: Story, source: string) => number;

const choices =
  (isMeant: (choice: Choice) => boolean): Counter =>
  (story) =>
    story.FindAll(Choice)(isMeant).length;

const gathers =
  (isMeant: (gather: Gather) => boolean): Counter =>
  (story) =>
    story.FindAll(Gather)((gather) => gather.debugMetadata !== null && isMeant(gather)).length;

const diverts =
  (isMeant: (divert: Divert) => boolean): Counter =>
  (story) =>
    story.FindAll(Divert)((divert) => !divert.isFunctionCall && isMeant(divert)).length;

const sequences =
  (type: SequenceType | null): Counter =>
  (story) =>
    story.FindAll(Sequence)(({ sequenceType }) => type === null || (sequenceType & type) !== 0)
      .length;

const flows =
  (isMeant: (flow: FlowBase) => boolean): Counter =>
  (story) =>
    flowsIn(story).filter(isMeant).length;

function flowsIn(flow: FlowBase): FlowBase[] {
  return [...flow.subFlowsByName.values()].flatMap((part) => [part, ...flowsIn(part)]);
}

const counters: Readonly<Record<FeatureName, Counter>> = {
  alternative: sequences(null),
  brackets: choices(({ hasWeaveStyleInlineBrackets }) => hasWeaveStyleInlineBrackets),
  choice: choices(({ isInvisibleDefault }) => !isInvisibleDefault),
  comment: (_, source) => source.match(COMMENT)?.length ?? 0,
  condition: (story) =>
    story.FindAll(Conditional)().length +
    story.FindAll(Choice)(({ condition }) => condition !== null).length,
  constant: (story) => story.constants.size,
  cycle: sequences(SequenceType.Cycle),
  divert: diverts(({ isTunnel, isThread }) => !isTunnel && !isThread),
  escape: (_, source) => source.match(ESCAPE)?.length ?? 0,
  fallback: choices(({ isInvisibleDefault }) => isInvisibleDefault),
  function: flows(({ isFunction }) => isFunction),
  'function call': (story) =>
    story.FindAll(FunctionCall)(({ name }) => story.subFlowsByName.has(name)).length,
  gather: gathers(() => true),
  glue: (story) => story.FindAll(Glue)().length,
  knot: flows(({ isFunction, flowLevel }) => !isFunction && flowLevel === FlowLevel.Knot),
  label: (story, source) =>
    gathers(({ identifier }) => identifier != null)(story, source) +
    choices(({ identifier }) => identifier != null)(story, source),
  list: (story) => story.FindAll(ListDefinition)().length,
  'nested choice': choices(({ indentationDepth }) => indentationDepth > 1),
  'nested gather': gathers(({ indentationDepth }) => indentationDepth > 1),
  'once-only alternative': sequences(SequenceType.Once),
  parameter: flows(({ hasParameters }) => hasParameters),
  shuffle: sequences(SequenceType.Shuffle),
  'sticky choice': choices(({ onceOnly, isInvisibleDefault }) => !onceOnly && !isInvisibleDefault),
  stitch: flows(({ flowLevel }) => flowLevel === FlowLevel.Stitch),
  tag: (story) => story.FindAll(Tag)(({ isStart }) => isStart).length,
  'temporary variable': (story) =>
    story.FindAll(VariableAssignment)((one) => one.isNewTemporaryDeclaration).length,
  thread: diverts(({ isThread }) => isThread),
  todo: (story) => story.FindAll(AuthorWarning)().length,
  tunnel: diverts(({ isTunnel }) => isTunnel),
  variable: (story) =>
    [...story.variableDeclarations.values()].filter(
      ({ isGlobalDeclaration, listDefinition }) => isGlobalDeclaration && listDefinition === null,
    ).length,
  'visit count': (story) =>
    story.FindAll(VariableReference)(({ runtimeVarRef }) => runtimeVarRef?.pathForCount != null)
      .length,
};
