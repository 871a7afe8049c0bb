import atrament, { type CoreScene } from '@atrament/core';
import type { Story } from 'inkjs/engine/Story';
import { isOutOfContent } from '../../../ink/compile/out-of-content';
import { failuresOfScene } from '../../player/engine/engine-failures';
import type { Move, Scene, Tags } from '../../player/engine/game-view';
import { placeOf } from '../../player/engine/inspect-story';
import { withMove } from '../../player/engine/moves';
import { sceneView } from '../../player/engine/scene-view';
import type { Report } from '../../player/engine/story-message';
import { EndlessTurn, TurnLimits, type LIMITS } from '../../player/engine/turn-limits';
import { isChoice } from './count-choices';
import type { InputType, InputValues } from './input-values';
import { readLineCoverage, type LineCoverage } from './line-coverage';
import { movesOn } from './possible-moves';
import { TestedStory, type Footprints, type TurnTrace } from './tested-story';
import { actionsIn } from './text-actions';
import { wordCount } from './word-count';

/** How a play ended. */
export type PlayEnd =
  /** An ending: at END, at a written DONE, or where a tag restarts the game. */
  | 'end'
  | 'done'
  | 'restart'
  /** Nothing is left: no text, or no choice. */
  | 'out-of-content'
  | 'no-choice'
  /** There are choices, but none that a player can take. */
  | 'no-way'
  | 'failed'
  | 'endless';

/** What a play can do next, and how often it is the same: choices by their place in the story. */
export interface Option {
  move: Move;
  key: string;
}

/**
 * Plays a story with the engine’s own scenes, but without its saves, which take most of a turn’s time. The same moves
 * and seed lead to the same texts as in the player.
 */
export class Play {
  coverage: LineCoverage;
  metadata: Tags;
  /** Errors and warnings since the last `begin`. */
  reports: Report[] = [];
  moves: Move[] = [];
  /** All that was printed, with the choices that were taken. */
  transcript: string[] = [];
  seed = 0;
  choices = 0;
  words = 0;
  scene: Scene | null = null;
  end: PlayEnd | null = null;
  /** Where the last scene ended, by the author’s names; calling a function leaves it as it is. */
  place: string | null = null;
  /** The source path of each choice of the scene. */
  private sources: string[] = [];
  private links = new Set<string | number | boolean>();
  /** Functions whose buttons are on the screen and were not pressed in this scene. */
  private buttons = new Set<string>();
  /** Fields on the screen that nothing was written into in this scene. */
  private inputs = new Map<string, InputType>();
  private isBroken = false;
  private hasToolbar = true;

  constructor(
    private readonly json: string,
    private readonly compiled: Story,
    private readonly footprints: Footprints,
    private limits: TurnLimits,
    private readonly inputValues: InputValues,
  ) {
    this.coverage = this.openStory();
    this.metadata = atrament.ink.getGlobalTags();
  }

  /** Changes the limits of all turns from now on. */
  limit(limits: typeof LIMITS): void {
    this.limits = new TurnLimits(limits);
    this.watch();
  }

  get story(): TestedStory {
    const story = atrament.ink.story();
    if (!(story instanceof TestedStory)) throw new Error('Another story is open.');
    return story;
  }

  get trace(): TurnTrace {
    return this.story.trace;
  }

  /** Starts the story from its beginning. */
  begin(seed: number): void {
    if (this.isBroken) this.coverage = this.openStory();
    else atrament.ink.resetStory();
    this.isBroken = false;
    Object.assign(this, { seed, choices: 0, words: 0, scene: null, end: null });
    Object.assign(this, { reports: [], moves: [], transcript: [], sources: [] });
    this.links.clear();
    this.buttons.clear();
    this.inputs.clear();
    this.advance(() => {
      this.story.state.storySeed = seed;
      this.story.state.previousRandom = 0;
      this.enterScene();
      // As in the engine, which updates the toolbar at the start, too.
      if (this.scene !== null) this.refreshToolbar();
    });
  }

  /** What the player can do now; nothing if the play has ended. */
  get options(): Option[] {
    if (this.end !== null || this.scene === null) return [];
    const { scene } = this;
    const on = movesOn(scene, { metadata: this.metadata, links: this.links });
    const calls = [...this.buttons].map((name): Move => ({ call: name }));
    const writes = [...this.inputs].flatMap(([name, type]) =>
      this.inputValues(name, type).map((value): Move => ({ set: name, value })),
    );
    return [
      ...on.map((move) => ({ move, key: this.keyOf(move) })),
      ...[...calls, ...writes].map((move) => ({ move, key: JSON.stringify(move) })),
    ];
  }

  /** The text of the choice that a move takes; null if it takes none. */
  labelOf(move: Move): string | null {
    return this.scene?.choices.find(({ id }) => id === this.choiceOf(move))?.text ?? null;
  }

  /** Makes a move. */
  make(move: Move): void {
    const label = this.labelOf(move);
    if (isChoice(move)) this.choices += 1;
    if (label !== null) this.transcript.push(`> ${label}`);
    this.moves = withMove(this.moves, move);
    this.advance(() => this.perform(move));
  }

  /** Calls a function as the engine does outside of the story, such as that of the about screen. */
  call(name: string): void {
    if (this.story.HasFunction(name)) this.advance(() => this.evaluate(name));
  }

  private perform(move: Move): void {
    if (typeof move === 'object') {
      if ('call' in move) {
        this.buttons.delete(move.call);
        if (this.story.HasFunction(move.call)) this.addActions(this.evaluate(move.call));
        return;
      }
      if ('set' in move) {
        this.inputs.delete(move.set);
        this.story.variablesState.$(move.set, move.value);
        return;
      }
      if ('goTo' in move) {
        atrament.ink.goTo(move.goTo);
        this.enterScene();
        return;
      }
    }
    const choice = this.choiceOf(move);
    if (choice !== null) atrament.ink.makeChoice(choice);
    this.enterScene();
  }

  private choiceOf(move: Move): number | null {
    if (typeof move === 'number') return move;
    if (typeof move !== 'object' || !('follow' in move)) return null;
    return this.scene?.choices.find(({ text }) => text === move.follow)?.id ?? null;
  }

  private keyOf(move: Move): string {
    const choice = this.choiceOf(move);
    return choice === null ? JSON.stringify(move) : (this.sources[choice] ?? '');
  }

  /** Runs a turn; whatever happens in it is recorded. */
  private advance(run: () => void): void {
    this.limits.begin();
    this.story.beginTrace();
    try {
      run();
    } catch (error) {
      // A story that was stopped midway cannot continue.
      this.isBroken = true;
      const { place } = this.story;
      this.end = error instanceof EndlessTurn ? 'endless' : 'failed';
      if (error instanceof EndlessTurn) this.reports.push({ stoppedAt: place });
      else {
        const text = error instanceof Error ? error.message : String(error);
        const issue = { isWarning: false, text, file: null, line: null };
        this.reports.push({ issue, isEngineFailure: true, path: place });
      }
    }
  }

  private enterScene(): void {
    const errors = this.reports.length;
    const core = atrament.ink.getScene(this.metadata.continue_maximally !== false);
    this.place = placeOf(this.story);
    if (core.content.length === 0) {
      this.end = this.endOf(errors);
      return;
    }
    this.show(core);
    const { scene } = this;
    if (this.end !== null || scene === null) return;
    this.refreshToolbar();
    if (scene.choices.length === 0 && !scene.canContinue) this.end = this.endOf(errors);
    else if (movesOn(scene, { metadata: this.metadata, links: this.links }).length === 0)
      this.end = 'no-way';
  }

  private show(core: CoreScene): void {
    const { tags } = core;
    if (tags.RESTART || tags.RESTART_FROM_CHECKPOINT) {
      this.end = 'restart';
      return;
    }
    for (const choice of core.choices) {
      // As the engine’s `continueStory` does.
      const { UNCLICKABLE, DISABLED, INACTIVE } = choice.tags;
      choice.disabled = [UNCLICKABLE, DISABLED, INACTIVE].some(Boolean);
    }
    this.reports.push(...failuresOfScene(core, this.metadata));
    if ('CLEAR' in tags || this.metadata.single_scene) this.links.clear();
    this.buttons.clear();
    this.inputs.clear();
    this.scene = sceneView(core);
    this.sources = this.story.currentChoices.map(({ sourcePath }) => sourcePath);
    for (const { text } of this.scene.paragraphs) {
      this.transcript.push(text);
      this.words += wordCount(text);
      this.addActions(text);
    }
  }

  private addActions(text: string): void {
    const { variablesState } = this.story;
    const { links, calls, inputs } = actionsIn(text);
    for (const link of links) this.links.add(link);
    for (const name of calls) if (this.story.HasFunction(name)) this.buttons.add(name);
    for (const { variable, type } of inputs) {
      if (variablesState.GlobalVariableExistsWithName(variable)) this.inputs.set(variable, type);
    }
  }

  private refreshToolbar(): void {
    const { toolbar } = this.metadata;
    if (typeof toolbar !== 'string' || !this.hasToolbar) return;
    // Broken once, it is not called again: the player does not either.
    this.hasToolbar = false;
    this.addActions(this.evaluate(toolbar));
    this.hasToolbar = true;
  }

  /** Calls a function, which does not belong to the flow of the turn. */
  private evaluate(name: string): string {
    const { story } = this;
    const { trace } = story;
    story.beginTrace();
    this.footprints.flows.add(name);
    const { output } = atrament.ink.evaluateFunction(name, [], true);
    story.trace = trace;
    return output;
  }

  private endOf(errorsBefore: number): PlayEnd {
    const errors = this.reports.slice(errorsBefore).flatMap((report) => {
      return 'issue' in report && !report.issue.isWarning ? [report.issue.text] : [];
    });
    if (errors.some(isOutOfContent)) return 'out-of-content';
    if (errors.length > 0) return 'failed';
    const { end, hasThread } = this.trace;
    if (end === 'end') return 'end';
    // With threads, DONE only ends the flow that has collected the choices.
    return end === 'done' && !hasThread ? 'done' : 'no-choice';
  }

  private openStory(): LineCoverage {
    atrament.ink.initStory(this.json, 'story');
    const coverage = readLineCoverage(this.story, this.compiled);
    this.story.record(coverage, this.footprints);
    this.watch();
    return coverage;
  }

  private watch(): void {
    this.story.watch(this.limits, ({ issue, path }) => {
      this.reports.push({ issue, isEngineFailure: true, path });
    });
  }
}
