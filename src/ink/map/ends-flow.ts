import { Choice } from 'inkjs/compiler/Parser/ParsedHierarchy/Choice';
import { Conditional } from 'inkjs/compiler/Parser/ParsedHierarchy/Conditional/Conditional';
import { Divert } from 'inkjs/compiler/Parser/ParsedHierarchy/Divert/Divert';
import { DivertTarget } from 'inkjs/compiler/Parser/ParsedHierarchy/Divert/DivertTarget';
import { Gather } from 'inkjs/compiler/Parser/ParsedHierarchy/Gather/Gather';
import type { ParsedObject } from 'inkjs/compiler/Parser/ParsedHierarchy/Object';
import { Sequence } from 'inkjs/compiler/Parser/ParsedHierarchy/Sequence/Sequence';
import { SequenceType } from 'inkjs/compiler/Parser/ParsedHierarchy/Sequence/SequenceType';
import { TunnelOnwards } from 'inkjs/compiler/Parser/ParsedHierarchy/TunnelOnwards';
import { Weave } from 'inkjs/compiler/Parser/ParsedHierarchy/Weave';

/** Whether the story always goes elsewhere from these parts, so that nothing after them is reached. */
export function endsFlow(parts: readonly ParsedObject[]): boolean {
  return parts.some(ends);
}

function ends(part: ParsedObject): boolean {
  if (part instanceof Divert) return !part.isThread && !part.isTunnel && !part.isFunctionCall;
  if (part instanceof TunnelOnwards) return true;
  if (part instanceof DivertTarget || part instanceof Choice) return false;
  if (part instanceof Weave) {
    const point = part.content.findIndex((one) => one instanceof Choice || one instanceof Gather);
    return endsFlow(point < 0 ? part.content : part.content.slice(0, point));
  }
  if (part instanceof Conditional) {
    const { branches } = part;
    return (
      branches.some(({ isElse }) => isElse) && branches.every(({ content }) => endsFlow(content))
    );
  }
  if (part instanceof Sequence) {
    const runsOut = (part.sequenceType & SequenceType.Once) !== 0;
    return !runsOut && part.sequenceElements.every(ends);
  }
  return endsFlow(part.content);
}
