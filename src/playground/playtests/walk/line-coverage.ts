import { ChoicePoint } from 'inkjs/engine/ChoicePoint';
import { Container } from 'inkjs/engine/Container';
import { Divert } from 'inkjs/engine/Divert';
import type { InkObject } from 'inkjs/engine/Object';
import type { Story } from 'inkjs/engine/Story';
import type { StoryLine } from '../../player/engine/story-lines';

/** Which line of the text each instruction of a story comes from. */
export interface LineCoverage {
  /** All lines that can be reached, in the order of the compiled story. */
  lines: StoryLine[];
  /** The index in `lines` of an instruction whose execution means that its line is reached. */
  lineOf: Map<InkObject, number>;
  /** The line of a choice, which is reached once the choice is offered. */
  choiceLineOf: Map<ChoicePoint, number>;
  /** Knots, stitches and functions by their paths. */
  flowOf: Map<Container, string>;
}

/**
 * Finds the line of the text for each instruction of a story that is played. Only the compiler’s own story has line
 * numbers; both have the same structure.
 */
export function readLineCoverage(played: Story, compiled: Story): LineCoverage {
  return new CoverageReader(played, compiled).coverage;
}

/** How many lines an instruction’s own text may span; what spans more belongs to a block, not to a line. */
const MAX_SPAN = 1;

class CoverageReader {
  readonly coverage: LineCoverage = {
    lines: [],
    lineOf: new Map(),
    choiceLineOf: new Map(),
    flowOf: new Map(),
  };
  private readonly indices = new Map<string, number>();
  /** For each line that belongs to a choice, the first line of the choice. */
  private readonly choiceLines = new Map<string, number>();
  /** What is only executed after its choice was taken. */
  private readonly taken = new Set<Container>();

  constructor(played: Story, compiled: Story) {
    const root = compiled.mainContentContainer;
    this.collectChoices(root);
    const copy = played.mainContentContainer;
    this.visit(copy, root, false);
    for (const [name, knot] of copy.namedOnlyContent ?? []) {
      if (!(knot instanceof Container) || name === 'global decl') continue;
      this.coverage.flowOf.set(knot, name);
      for (const [stitch, part] of knot.namedOnlyContent ?? []) {
        if (part instanceof Container) this.coverage.flowOf.set(part, `${name}.${stitch}`);
      }
    }
  }

  private collectChoices(container: Container): void {
    for (const part of partsOf(container)) {
      if (part instanceof Container) this.collectChoices(part);
      if (!(part instanceof ChoicePoint)) continue;
      const { debugMetadata, choiceTarget } = part;
      if (choiceTarget !== null) this.taken.add(choiceTarget);
      if (debugMetadata === null) continue;
      const { fileName, startLineNumber: first, endLineNumber: end } = debugMetadata;
      for (let line = first; line < Math.max(end, first + 1); line++)
        this.choiceLines.set(keyOf({ file: fileName, line }), first);
    }
  }

  /** `isTaken` is whether the container is only reached through a choice. */
  private visit(played: Container, compiled: Container, isTaken: boolean): void {
    const isBranch = isConditionalBranch(compiled);
    const parts = partsOf(compiled);
    partsOf(played).forEach((part, index) => {
      const original = parts[index];
      if (part instanceof Container && original instanceof Container) {
        if (original.name === 'global decl') return;
        // A knot is not a part of what a choice leads to, wherever it is stored.
        this.visit(part, original, isTaken || this.taken.has(original));
      } else if (part instanceof ChoicePoint && original !== undefined) {
        this.addChoice(part, original);
      } else if (original !== undefined && !isBranch) {
        this.addStep(part, original, isTaken);
      }
    });
  }

  private addChoice(part: ChoicePoint, { debugMetadata }: InkObject): void {
    if (debugMetadata === null) return;
    const { fileName: file, startLineNumber: line } = debugMetadata;
    this.coverage.choiceLineOf.set(part, this.indexOf({ file, line }));
  }

  private addStep(part: InkObject, { ownDebugMetadata }: InkObject, isTaken: boolean): void {
    if (ownDebugMetadata === null) return;
    const { fileName: file, startLineNumber, endLineNumber } = ownDebugMetadata;
    const choiceLine = this.choiceLines.get(keyOf({ file, line: startLineNumber }));
    // Ink evaluates a choice’s text and conditions even if it then does not offer the choice.
    if (choiceLine !== undefined && !isTaken) return;
    if (choiceLine === undefined && endLineNumber - startLineNumber > MAX_SPAN) return;
    this.coverage.lineOf.set(part, this.indexOf({ file, line: choiceLine ?? startLineNumber }));
  }

  private indexOf(line: StoryLine): number {
    const key = keyOf(line);
    const known = this.indices.get(key);
    if (known !== undefined) return known;
    this.indices.set(key, this.coverage.lines.length);
    return this.coverage.lines.push(line) - 1;
  }
}

/** A container’s content, then what is only reached by name. */
function partsOf({ content, namedOnlyContent }: Container): InkObject[] {
  return [...content, ...(namedOnlyContent?.values() ?? [])];
}

/** Whether a container holds a condition and, by the name `b`, what follows if it is true. */
function isConditionalBranch({ content, namedOnlyContent }: Container): boolean {
  return content.at(-1) instanceof Divert && namedOnlyContent?.has('b') === true;
}

function keyOf({ file, line }: StoryLine): string {
  return `${line} ${file ?? ''}`;
}
