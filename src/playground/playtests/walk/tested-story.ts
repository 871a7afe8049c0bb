import { ControlCommand } from 'inkjs/engine/ControlCommand';
import { IntValue, StringValue } from 'inkjs/engine/Value';
import type { Choice } from 'inkjs/engine/Choice';
import type { ChoicePoint } from 'inkjs/engine/ChoicePoint';
import type { Container } from 'inkjs/engine/Container';
import type { InkObject } from 'inkjs/engine/Object';
import { BoundedStory } from '../../player/engine/bounded-story';
import type { LineCoverage } from './line-coverage';
import type { FirstPick } from './locked-shuffles';

/** What a story has gone through. */
export interface Footprints {
  /** Indices of lines in the story’s map. */
  lines: Set<number>;
  /** Paths of knots, stitches and functions. */
  flows: Set<string>;
}

/** What a story did in its last turn. */
export interface TurnTrace {
  /** Index of the last line that was reached, and of the last that printed; null if there is none. */
  lastLine: number | null;
  lastText: number | null;
  /** Index of the line of the first choice that was looked at, offered or not. */
  firstChoice: number | null;
  /** How the flow ended: at a written END or DONE, or where the text simply stops. */
  end: 'end' | 'done' | 'loose' | null;
  hasThread: boolean;
  /** The lines reached last, for turns that have to be stopped. */
  recent: Set<number>;
  /** The shuffles that were picked from for the first time in the play. */
  firstPicks: FirstPick[];
}

/** How many steps on lines are remembered: more than a loop has that a writer would look at. */
const MAX_RECENT = 2000;

const freshTrace = (): TurnTrace => ({
  lastLine: null,
  lastText: null,
  firstChoice: null,
  end: null,
  hasThread: false,
  recent: new Set(),
  firstPicks: [],
});

/** A story that records which of its lines are reached. */
export class TestedStory extends BoundedStory {
  trace = freshTrace();
  private stepsOnLines = 0;
  // Ink’s constructor already runs steps, before these have values.
  private coverage: LineCoverage | undefined;
  private footprints: Footprints | undefined;

  /** Begins to record. */
  record(coverage: LineCoverage, footprints: Footprints): void {
    this.coverage = coverage;
    this.footprints = footprints;
  }

  beginTrace(): void {
    this.trace = freshTrace();
  }

  override PerformLogicAndFlowControl(content: InkObject | null): boolean {
    if (content !== null && this.coverage !== undefined) this.noteStep(content, this.coverage);
    return super.PerformLogicAndFlowControl(content);
  }

  override ProcessChoice(point: ChoicePoint): Choice | null {
    const choice = super.ProcessChoice(point);
    const line = this.coverage?.choiceLineOf.get(point);
    this.trace.firstChoice ??= line ?? null;
    // A fallback is only reached when it is taken.
    if (choice !== null && !choice.isInvisibleDefault) this.noteLine(line);
    return choice;
  }

  override VisitContainer(container: Container, isAtStart: boolean): void {
    const flow = this.coverage?.flowOf.get(container);
    if (flow !== undefined) this.footprints?.flows.add(flow);
    super.VisitContainer(container, isAtStart);
  }

  override NextSequenceShuffleIndex(): number {
    const [visits, size] = this.state.evaluationStack.slice(-2);
    const { container } = this.state.currentPointer;
    if (visits instanceof IntValue && visits.value === 0 && size instanceof IntValue)
      this.trace.firstPicks.push({ path: String(container?.path), size: size.value ?? 0 });
    return super.NextSequenceShuffleIndex();
  }

  private noteStep(content: InkObject, { lineOf }: LineCoverage): void {
    const line = lineOf.get(content);
    this.noteLine(line);
    if (content instanceof ControlCommand) this.noteCommand(content, line);
    else if (line !== undefined && content instanceof StringValue && content.isNonWhitespace)
      this.trace.lastText = line;
  }

  private noteLine(line: number | undefined): void {
    if (line === undefined) return;
    this.trace.lastLine = line;
    this.stepsOnLines = (this.stepsOnLines + 1) % MAX_RECENT;
    if (this.stepsOnLines === 0) this.trace.recent.clear();
    this.trace.recent.add(line);
    this.footprints?.lines.add(line);
  }

  private noteCommand({ commandType }: ControlCommand, line: number | undefined): void {
    const { CommandType } = ControlCommand;
    if (commandType === CommandType.End) this.trace.end = 'end';
    else if (commandType === CommandType.Done)
      this.trace.end = line === undefined ? 'loose' : 'done';
    else if (commandType === CommandType.StartThread) this.trace.hasThread = true;
  }
}
