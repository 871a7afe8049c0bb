import { PushPopType } from 'inkjs/engine/PushPop';
import { Story } from 'inkjs/engine/Story';
import type { StoryState } from 'inkjs/engine/StoryState';
import { StringValue } from 'inkjs/engine/Value';
import type { Path } from 'inkjs/engine/Path';
import { readInkIssue, type InkIssue } from '../../../ink/compile/ink-issue';
import { readDecimals } from '../../../ink/compile/read-decimals';
import { placeAt } from './place-at';
import type { TurnLimits } from './turn-limits';

readDecimals();

type InkState = Story['state'];

/** The path of an instruction in a story; the compiler’s story maps it to a line. */
export type StoryPath = Path;

/** An error or warning of a running story. */
export interface StoryComplaint {
  issue: InkIssue;
  path: StoryPath | null;
}

/** A story that stops itself instead of running forever, and reports where its errors occur. */
export class BoundedStory extends Story {
  // Ink’s constructor already runs steps, before these have values.
  private limits: TurnLimits | undefined;
  private paths: Map<string, StoryPath | null> | undefined;

  private onWay: ((from: string, to: string) => void) | undefined;
  private lastPointer: InkState['currentPointer'] | undefined;

  /** Sets the limits, and the callbacks for errors and warnings and, if wanted, for ways from place to place. */
  watch(
    limits: TurnLimits,
    onComplaint: (complaint: StoryComplaint) => void,
    onWay?: (from: string, to: string) => void,
  ): void {
    this.onWay = onWay;
    // Stories on this site provide fallback functions; a note tells authors which ones a game would miss.
    this.allowExternalFunctionFallbacks = true;
    this.limits = limits;
    this.paths = new Map();
    this.onError = (message) => {
      const issue = readInkIssue(message);
      onComplaint({ issue, path: this.paths?.get(issue.text) ?? null });
    };
  }

  override ContinueSingleStep(): boolean {
    dropDoubleSpace(this.state);
    this.limits?.countStep(this);
    const { currentPointer } = this.state;
    if (!currentPointer.isNull) this.lastPointer = currentPointer;
    if (this.onWay === undefined) return super.ContinueSingleStep();
    const before = this.standing();
    const isDone = super.ContinueSingleStep();
    this.noteWay(before, this.onWay);
    return isDone;
  }

  private standing() {
    const { callStack, currentPointer } = this.state;
    const { currentThread: thread, depth } = callStack;
    const caller = callStack.elements.at(-2)?.currentPointer;
    return { pointer: currentPointer, thread, depth, caller };
  }

  /** Reports a divert, tunnel or thread to another place; calls of functions and returns are none. */
  private noteWay(
    { pointer, thread, depth, caller }: ReturnType<BoundedStory['standing']>,
    onWay: (from: string, to: string) => void,
  ): void {
    const { callStack, currentPointer } = this.state;
    const isFunction = callStack.currentElement.type !== PushPopType.Tunnel;
    if (isFunction || callStack.currentThread !== thread) return;
    const from = placeAt(pointer);
    const to = placeAt(currentPointer);
    if (from === null || to === null || from === to) return;
    // A tunnel that is left for another place than its caller’s is a way.
    const isReturn = callStack.depth < depth && caller !== undefined && placeAt(caller) === to;
    if (!isReturn) onWay(from, to);
  }

  override AddError(message: string, isWarning?: boolean, usesEndLine?: boolean): void {
    this.paths?.set(message.trim(), this.place);
    super.AddError(message, isWarning, usesEndLine);
  }

  /** External functions that are not bound. */
  get missingExternals(): string[] {
    const missing = new Set<string>();
    this.allowExternalFunctionFallbacks = false;
    this.ValidateExternalBindings(this.mainContentContainer, missing);
    this.allowExternalFunctionFallbacks = true;
    return [...missing];
  }

  /** Where its last step was made, which ink forgets at the end of a story; null before the first step. */
  get lastPath(): string | null {
    return this.lastPointer?.path?.toString() ?? null;
  }

  /** The story’s current position; if it has none any more, the position of its last output. */
  get place(): StoryPath | null {
    const { callStack, outputStream, currentPointer, previousPointer } = this.state;
    const pointers = [
      currentPointer,
      ...callStack.elements.map((element) => element.currentPointer).reverse(),
    ];
    const pointer = pointers.find(({ isNull }) => !isNull);
    if (pointer !== undefined) return pointer.path;
    const printed = outputStream.findLast(({ parent }) => parent !== null);
    return printed?.path ?? (previousPointer.isNull ? null : previousPointer.path);
  }
}

/**
 * Drops a space that follows a space: ink would do so when it joins the line. A loop such as `{n < 20000: -> loop}`
 * prints nothing else, and ink scans all these spaces at each step.
 */
function dropDoubleSpace(state: StoryState): void {
  const { outputStream } = state;
  // At every step of a story: nearly all end here.
  if (!isSpace(outputStream.at(-1)) || !isSpace(outputStream.at(-2))) return;
  const { callStack } = state;
  const isInFunction = callStack.currentElement.type === PushPopType.Function;
  const first = isInFunction ? callStack.currentElement.functionStartInOutputStream : 0;
  if (outputStream.length - 2 < first) return;
  // In a quoted string, every space counts.
  if (!state.inStringEvaluation) state.PopFromOutputStream(1);
}

function isSpace(content: object | undefined): boolean {
  return content instanceof StringValue && content.isInlineWhitespace;
}
