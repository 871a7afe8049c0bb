import type { Story } from 'inkjs/engine/Story';
import { readInkIssue, type InkIssue } from './ink-issue';

/** A line of text that a story prints. */
export interface PlayedLine {
  text: string;
  tags: string[];
}

/** A choice that a story offers. */
export interface OfferedChoice {
  label: string;
  tags: string[];
  /** Path of the choice in the story, the same each time it is offered. */
  source: string;
}

/** The limits of a turn; counted, not timed, so that every machine gets the same result. */
export const TURN_LIMITS = { steps: 10_000, lines: 400, piecesPerLine: 1000 };

/** Why a story was stopped. */
export const ENDLESS = 'the story never stops';

/** The seed of all plays, so that random parts are the same in every build. */
const SEED = 1;

class EndlessTurn extends Error {}

/** Plays a story turn by turn; never throws, errors are in `issues`. */
export class StoryPlayer {
  issues: InkIssue[] = [];
  private story: Story;
  private steps = 0;
  private isBroken = false;

  /** `open` creates a new story; it is called again after a story that had to be stopped. */
  constructor(private readonly open: () => Story) {
    this.story = this.openStory();
    this.restart();
  }

  /** Restarts the story, with `seed` for everything random. */
  restart(seed = SEED): void {
    if (this.isBroken) this.story = this.openStory();
    else this.story.ResetState();
    this.isBroken = false;
    this.story.state.storySeed = seed;
    this.issues = [];
  }

  get hasFailed(): boolean {
    return this.issues.some(({ isWarning }) => !isWarning);
  }

  get choices(): OfferedChoice[] {
    if (this.hasFailed) return [];
    return this.story.currentChoices.map(({ text, tags, sourcePath }) => ({
      label: text.trim(),
      tags: tags ?? [],
      source: sourcePath,
    }));
  }

  /** The tags at the top of the story. */
  get globalTags(): string[] {
    return this.guard(() => this.story.globalTags) ?? [];
  }

  /** What a function prints; null if there is no such function, or if it fails. */
  print(name: string): string | null {
    this.steps = 0;
    return this.guard(() => {
      if (!this.story.HasFunction(name)) return null;
      return (this.story.EvaluateFunction(name, [], true) as { output: string }).output;
    });
  }

  /** The value of a global variable as ink prints it; null if there is none. */
  valueOf(name: string): string | null {
    const { variablesState } = this.story;
    return variablesState.GlobalVariableExistsWithName(name)
      ? String(variablesState.$(name))
      : null;
  }

  /** Selects one of `choices` by its index. */
  choose(index: number): void {
    this.guard(() => this.story.ChooseChoiceIndex(index));
  }

  /** Plays up to the next choices, the end or the first error. */
  playTurn(): PlayedLine[] {
    const lines: PlayedLine[] = [];
    this.steps = 0;
    this.guard(() => {
      while (!this.hasFailed && this.story.canContinue) {
        const text = this.story.Continue()?.trim() ?? '';
        lines.push({ text, tags: this.story.currentTags ?? [] });
        if (lines.length > TURN_LIMITS.lines) throw new EndlessTurn();
      }
    });
    return lines;
  }

  private openStory(): Story {
    const story = this.open();
    const step = story.ContinueSingleStep.bind(story);
    // A single `Continue()` can run for ever: a knot that diverts to itself prints no line to stop at.
    story.ContinueSingleStep = () => {
      this.steps += 1;
      const pieces = story.state.outputStream.length;
      if (this.steps > TURN_LIMITS.steps || pieces > TURN_LIMITS.piecesPerLine)
        throw new EndlessTurn();
      return step();
    };
    story.allowExternalFunctionFallbacks = true;
    story.onError = (message) => this.issues.push(readInkIssue(message));
    return story;
  }

  /** The result, or null if the story fails. */
  private guard<Result>(run: () => Result): Result | null {
    try {
      return run();
    } catch (error) {
      this.isBroken = true;
      if (error instanceof EndlessTurn) {
        const line = this.story.currentDebugMetadata?.startLineNumber ?? null;
        const file = this.story.currentDebugMetadata?.fileName ?? null;
        this.issues.push({ isWarning: false, text: ENDLESS, file, line });
      } else {
        this.issues.push(readInkIssue(error instanceof Error ? error.message : String(error)));
      }
      return null;
    }
  }
}
