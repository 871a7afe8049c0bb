import atrament, { type CoreScene, type CoreState, type SavedState } from '@atrament/core';
import { wayKey } from '../../../ink/map/way-key';
import { BoundedStory, type StoryComplaint, type StoryPath } from './bounded-story';
import { hookIntoCore } from './core-hooks';
import {
  makeLoader,
  makePersistent,
  makeSound,
  makeState,
  type Keepsake,
  type Kept,
} from './core-interfaces';
import type { GameView, Move, Overlay, SoundCue } from './game-view';
import { persistKey } from './persisted';
import { BACKGROUND_KEYS, processScene, RestartAsked } from './process-scene';
import { isOtherLanguage, type PlayedProgram } from './protocol';
import { nextSeed } from './random';
import type { Report } from './story-message';
import type { StoryText } from './story-text';
import { EndlessTurn, TurnLimits } from './turn-limits';

/** A story that restarts this often in one turn would do so forever. */
const MAX_RESTARTS = 10;

const RECOVERY_KEY = 'recovery';

/** What leads to the current point of the game. */
export interface Way {
  moves: Move[];
  seed: number;
  /** Ways between the story’s places that were gone, as `wayKey` names them. */
  ways: ReadonlySet<string>;
  /** The language of the translation that was played, if it was one. */
  language?: PlayedProgram['language'];
  /** What outlives games, as it was when this one began. */
  persisted?: unknown;
}

/** The game’s progress that the engine does not track. */
export interface Progress extends Way {
  screen: GameView['screen'];
  /** Whether there is a game to continue. */
  hasBegun: boolean;
  overlay: Overlay | null;
  /** The seed of the next game. */
  followingSeed: number;
}

interface Snapshot {
  core: SavedState;
  progress: Progress;
}

/** Where saves outlive the page: the same game finds them under the same id. */
export interface SaveStore {
  gameId: string;
  values: Map<string, Kept<Way>>;
}

let games = 0;

/**
 * The engine’s core with one program in it. An action either succeeds, or leaves the game unchanged and adds a
 * message that says why.
 */
export class GuardedGame {
  progress: Progress;
  readonly store: SaveStore;
  /** Where saves are written: into its store, unless somebody looks what a play would write. */
  values: SaveStore['values'];
  messages: Report[] = [];
  cues: SoundCue[] = [];
  private readonly limits = new TurnLimits();
  private readonly keepsake: Keepsake<Way>;
  private loadedKey: string | null = null;
  private lastSceneId = 0;

  constructor(
    private readonly text: StoryText,
    /** What a published game loads. */
    private readonly json: string,
    seed: number,
    saves: SaveStore | null,
    readonly language?: PlayedProgram['language'],
  ) {
    games += 1;
    // A unique id, or the engine would continue with the previous story; a page with saves has only one.
    this.store = saves ?? { gameId: `game${games}`, values: new Map() };
    this.values = this.store.values;
    this.progress = {
      screen: 'title',
      hasBegun: false,
      moves: [],
      seed,
      ways: new Set(),
      overlay: null,
      followingSeed: seed,
    };
    this.keepsake = makePersistent<Way>(
      () => this.values,
      () => {
        const { moves, seed: ownSeed, ways, persisted } = this.progress;
        const way = { moves, seed: ownSeed, ways };
        return language === undefined ? way : { ...way, language, persisted };
      },
    );
  }

  get story(): BoundedStory {
    const story = atrament.ink.story();
    if (!(story instanceof BoundedStory))
      throw new Error('The engine created a different kind of story.');
    return story;
  }

  get scene(): CoreScene | undefined {
    return atrament.state.get().scenes.at(-1);
  }

  get metadata(): CoreState['metadata'] {
    return atrament.state.get().metadata;
  }

  /** Makes this the engine’s current game; returns false if the story cannot even be loaded. */
  async enter(): Promise<boolean> {
    hookIntoCore({
      onScene: (scene) => this.meetScene(scene),
      onLoad: (key) => {
        this.loadedKey = key;
      },
      onStart: () => this.setOut(),
    });
    atrament.defineInterfaces({
      loader: makeLoader(this.json),
      persistent: this.keepsake.persistent,
      sound: makeSound((cue) => this.cues.push(cue)),
      state: makeState(),
    });
    try {
      this.limits.begin();
      await atrament.init(BoundedStory, { applicationID: 'playground', settings: {} });
      await atrament.game.init('', 'story.ink.json', this.store.gameId);
      await this.loadStory();
    } catch (error) {
      this.report(error, null);
      return false;
    }
    if (!this.metadata.allow_external_function_fallbacks) this.noteStandIns();
    return true;
  }

  /** Runs something that may fail or never end; returns false if it did. */
  async attempt(run: () => unknown): Promise<boolean> {
    const before: Snapshot = { core: atrament.game.getState(), progress: this.progress };
    this.limits.begin();
    try {
      await this.runWithRestarts(run);
      return true;
    } catch (error) {
      this.report(error, this.story.place);
      await this.restore(before);
      return false;
    }
  }

  /** Changes the progress; only changes made within `attempt` are undone on failure. */
  change(part: Partial<Progress>): void {
    this.progress = { ...this.progress, ...part };
  }

  /** What leads to a save that has the words of another language; null for all others. */
  foreignWay(key: string | null): Way | null {
    const way = key === null ? undefined : this.keepsake.stampOf(key);
    return way !== undefined && isOtherLanguage(way, this) ? way : null;
  }

  /** Removes the backgrounds, as the title screen does. */
  resetBackgrounds(): void {
    for (const key of Object.values(BACKGROUND_KEYS)) atrament.state.setSubkey('game', key, null);
  }

  private async loadStory(): Promise<void> {
    await atrament.game.initInkStory();
    this.story.watch(
      this.limits,
      (complaint) => this.reportComplaint(complaint),
      (from, to) => this.noteWay(wayKey(from, to)),
    );
  }

  private noteWay(way: string): void {
    const { ways } = this.progress;
    if (!ways.has(way)) this.change({ ways: new Set([...ways, way]) });
  }

  private noteStandIns(): void {
    const missing = this.story.missingExternals;
    const standIns = missing.filter((name) => this.text.functionNames.has(name));
    const [subject] = standIns;
    if (subject !== undefined)
      this.messages.push({ failure: 'externals', subject, value: standIns });
  }

  private meetScene(scene: CoreScene): void {
    const seed = this.progress.seed + this.story.state.currentTurnIndex;
    this.lastSceneId += 1;
    const failures = processScene(scene, { id: this.lastSceneId, seed });
    const path = this.story.place;
    this.messages.push(...failures.map((failure) => ({ ...failure, path })));
  }

  /** Called at the beginning of a game, or after a save was loaded. */
  private setOut(): void {
    const way = this.loadedKey === null ? undefined : this.keepsake.stampOf(this.loadedKey);
    this.loadedKey = null;
    if (way !== undefined) {
      const { moves, seed, ways, persisted } = way;
      this.change({ moves, seed, ways, persisted, overlay: null });
      return;
    }
    const seed = this.progress.followingSeed;
    this.change({
      moves: [],
      seed,
      ways: new Set(),
      persisted: this.values.get(persistKey())?.value,
      followingSeed: nextSeed(seed),
      overlay: null,
    });
    this.story.state.storySeed = seed;
    this.story.state.previousRandom = 0;
  }

  /** Restarts if a tag asks for it; the engine would do so too, but does not report when it is done. */
  private async runWithRestarts(run: () => unknown): Promise<void> {
    let act = run;
    for (let restarts = 0; ; restarts++) {
      try {
        await act();
        return;
      } catch (error) {
        if (!(error instanceof RestartAsked)) throw error;
        if (restarts >= MAX_RESTARTS) throw new EndlessTurn();
        act = () => error.restart();
      }
    }
  }

  /** Restores the snapshot with a new story: one that was stopped midway cannot continue. */
  private async restore({ core, progress }: Snapshot): Promise<void> {
    const { cues } = this;
    this.limits.begin();
    try {
      await this.loadStory();
      if (progress.hasBegun) {
        // As the engine loads a save, so that it observes the variables again.
        await this.keepsake.persistent.set(RECOVERY_KEY, core);
        await atrament.game.start(RECOVERY_KEY);
        await this.keepsake.persistent.remove(RECOVERY_KEY);
      }
      atrament.game.setState(core);
    } catch (error) {
      this.report(error, null);
    }
    this.progress = progress;
    this.cues = cues;
  }

  private report(error: unknown, path: StoryPath | null): void {
    if (error instanceof EndlessTurn) {
      this.messages.push({ stoppedAt: path });
      return;
    }
    const text = error instanceof Error ? error.message : String(error);
    this.reportComplaint({ issue: { isWarning: false, text, file: null, line: null }, path });
  }

  private reportComplaint({ issue, path }: StoryComplaint): void {
    this.messages.push({ issue, isEngineFailure: true, path });
  }
}
