import atrament from '@atrament/core';
import { emptyView } from './empty-view';
import { functionOfTag } from './engine-failures';
import { gameSessions, sessionCount } from './game-sessions';
import type { GameView, Inspection, Move, VariableValue } from './game-view';
import { GuardedGame, type SaveStore, type Way } from './guarded-game';
import { inspectStory, placeOf } from './inspect-story';
import {
  evaluate,
  failureOfLink,
  isObsolete,
  performMove,
  placeOfChoice,
  repeatedMove,
  withMove,
} from './moves';
import { readOverlay } from './overlay';
import { isOtherLanguage, type Requests } from './protocol';
import { readView } from './read-view';
import { retell } from './retell';
import { saveDescription } from './save-description';
import { settleMessages, type Report } from './story-message';
import { StoryText } from './story-text';

const noLabels: ReadonlyMap<number, string> = new Map();

/** One game: the engine’s own core carries out the player’s requests. Each answer is the full view. */
export class Session {
  /** The story’s position, recorded here because functions called later leave their own. */
  private place: string | null = null;
  private toolbar: string | null = null;
  private isToolbarBroken = false;
  private about: string[] = [];
  /** The texts of the choices taken, by their places among the moves. */
  private readonly labels = new Map<number, string>();

  private constructor(
    readonly text: StoryText,
    private readonly warnings: readonly Report[],
    private readonly game: GuardedGame,
  ) {}

  /**
   * Opens a program; throws only if the compiler cannot be loaded. Without a session, the view says why the program
   * cannot be played. What was played before knows the texts of the choices that are taken again; in another language of
   * the same game, it only knows the moves.
   */
  static async open(
    { program, screen, moves, seed }: Requests['open']['request'],
    saves: SaveStore | null = null,
    before: Session | null = null,
    text = new StoryText(program),
  ): Promise<{ session: Session | null; view: GameView }> {
    const { json: built, language } = program;
    const { json, messages } =
      built === undefined ? await text.compile() : { json: built, messages: [] };
    const noView = async (reports: readonly Report[]) =>
      emptyView(screen, await settleMessages(reports, text));
    if (json === null) return { session: null, view: await noView(messages) };
    const other = before !== null && isOtherLanguage(program, before.game) ? before.game : null;
    const player = other === null ? '' : atrament.game.getSession();
    const game = new GuardedGame(text, json, seed, saves ?? other?.store ?? null, language);
    const session = new Session(text, messages, game);
    if (!(await game.enter()))
      return { session: null, view: await noView([...messages, ...game.messages]) };
    if (screen === 'game') {
      if (other === null) await session.replay(moves, before?.labelsOf(moves, seed) ?? noLabels);
      else {
        atrament.game.setSession(player);
        await session.retell({ ...other.progress, moves: [...moves], seed });
      }
    }
    return { session, view: await session.view() };
  }

  async start(): Promise<GameView> {
    await this.beginAnew();
    return this.view();
  }

  async resume(): Promise<GameView> {
    await this.goOn();
    return this.view();
  }

  async load(key: string): Promise<GameView> {
    if (await atrament.game.existSave(key)) {
      await this.takeUp(key, () => atrament.game.restart(key));
    }
    return this.view();
  }

  async enterSession(id: string): Promise<GameView> {
    const session = (await gameSessions(this.game.metadata))?.find((one) => one.id === id);
    if (session === undefined) return this.view();
    atrament.game.setSession(id);
    const { state } = session;
    if (state !== 'saved') await (state === 'resumable' ? this.goOn() : this.beginAnew());
    return this.view();
  }

  async removeSession(id: string): Promise<GameView> {
    await atrament.game.removeSession(id);
    return this.view();
  }

  async choose(id: number): Promise<GameView> {
    // A second click may arrive when the choice has already been taken.
    const isOffered = this.game.scene?.choices.some((choice) => choice.id === id) ?? false;
    if (isOffered) await this.move(id);
    return this.view();
  }

  async follow(to: string | number | boolean): Promise<GameView> {
    await this.move({ follow: to });
    return this.view();
  }

  async continue(): Promise<GameView> {
    if (this.game.scene?.canContinue === true) await this.move('continue');
    return this.view();
  }

  async setVariable(name: string, value: VariableValue): Promise<GameView> {
    if (typeof value !== 'object') await this.move({ set: name, value });
    return this.view();
  }

  async goTo(path: string): Promise<GameView> {
    await this.move({ goTo: path });
    return this.view();
  }

  /** Calls a function; its output opens an overlay, and if it prints nothing, an open overlay is refreshed. */
  async call(functionName: string, isModal: boolean): Promise<GameView> {
    const { game } = this;
    if (!game.story.HasFunction(functionName)) {
      game.messages.push(this.missingFunction(functionName));
      return this.view();
    }
    const isGood = await game.attempt(() => {
      const { overlay, moves } = game.progress;
      game.change({ moves: withMove(moves, { call: functionName }) });
      const output = evaluate(functionName);
      if (output !== '') game.change({ overlay: readOverlay(functionName, isModal, output) });
      else if (overlay !== null) {
        const { functionName: name, isModal: isOpenModal } = overlay;
        game.change({ overlay: readOverlay(name, isOpenModal, evaluate(name)) });
      }
    });
    if (isGood) await this.refreshToolbar();
    return this.view();
  }

  async closeOverlay(): Promise<GameView> {
    this.game.change({ overlay: null });
    return this.view();
  }

  async save(name: string): Promise<GameView> {
    const { scene, metadata } = this.game;
    await this.game.attempt(() => {
      const { ATRAMENT_SAVE_DESCRIPTION: own } = atrament.ink.getVariables();
      return atrament.game.saveGame(name, saveDescription(scene, metadata, own));
    });
    return this.view();
  }

  /** Ends a finished game. */
  async finish(): Promise<GameView> {
    await atrament.game.removeSave(atrament.game.getSaveSlotKey({ type: 'autosave' }));
    return this.showScreen('title');
  }

  async showScreen(screen: GameView['screen']): Promise<GameView> {
    if (screen === 'title') await this.showTitle();
    else if (screen === 'about') await this.showAbout();
    else if (this.game.progress.hasBegun) this.game.change({ screen });
    else await this.beginAnew();
    return this.view();
  }

  inspect(): Inspection {
    return inspectStory(this.game, this.place, this.text.functionNames);
  }

  /** The texts of the choices among these moves, as far as this game has made the same. */
  private labelsOf(moves: readonly Move[], seed: number): ReadonlyMap<number, string> {
    const { progress } = this.game;
    const isSame = progress.seed === seed && isStart(moves, progress.moves);
    return isSame ? this.labels : noLabels;
  }

  private view(): Promise<GameView> {
    const { text, warnings, toolbar, about, place } = this;
    return readView(this.game, { text, warnings, toolbar, about, place });
  }

  /** The engine updates the toolbar at the start of a new game, and again with its first scene. */
  private async beginAnew(): Promise<boolean> {
    const isGood = await this.begin(() => atrament.game.restart());
    if (isGood) await this.refreshToolbar();
    return isGood;
  }

  private async begin(start: () => Promise<void>): Promise<boolean> {
    const { game } = this;
    this.labels.clear();
    const isGood = await game.attempt(async () => {
      game.resetBackgrounds();
      // A game that was not started from the title screen uses the first session.
      if (sessionCount(game.metadata) > 0 && atrament.game.getSession() === '')
        atrament.game.setSession('session1');
      // A restart by a tag within this game also counts as begun.
      game.change({ hasBegun: true });
      await start();
    });
    // A game that cannot start shows its empty beginning, not the title.
    game.change({ screen: 'game' });
    if (isGood) this.place = placeOf(game.story);
    if (isGood) await this.refreshToolbar();
    return isGood;
  }

  private async goOn(): Promise<void> {
    await this.takeUp(await atrament.game.canResume(), () => atrament.game.resume());
  }

  /** Goes on from a save. */
  private async takeUp(key: string | null, load: () => Promise<void>): Promise<void> {
    const way = this.game.foreignWay(key);
    await (way === null ? this.begin(load) : this.retell(way));
  }

  /** Brings a play of another language to the same place in this one, or to the title screen, which then says so. */
  private async retell(way: Way): Promise<void> {
    const { game } = this;
    const isThere = await retell(game, way, {
      makeMoves: () => this.replay(way.moves, noLabels),
      leave: () => this.showTitle(),
    });
    if (!isThere) game.messages.push({ failure: 'language', subject: '' });
  }

  /**
   * The engine’s error for a button without a function; it is reported at the button’s line, if the text shows it, not
   * at the story’s position.
   */
  private missingFunction(name: string): Report {
    const text = name === '' ? 'Function is null' : `Function doesn't exist: '${name}'`;
    const issue = { isWarning: false, text, file: null, line: null };
    return { issue, isEngineFailure: true, path: null, called: name };
  }

  private async showTitle(): Promise<void> {
    const { game } = this;
    await game.attempt(() => {
      atrament.game.clear();
      game.resetBackgrounds();
      game.change({
        screen: 'title',
        hasBegun: false,
        overlay: null,
        moves: [],
        ways: new Set(),
      });
    });
  }

  private async showAbout(): Promise<void> {
    const { game } = this;
    const { about } = game.metadata;
    if (about === undefined) return;
    this.about = [];
    game.change({ screen: 'about' });
    const name = functionOfTag('about', about);
    if (typeof name !== 'string') game.messages.push(name);
    else
      await game.attempt(() => {
        this.about = evaluate(name)
          .split('\n')
          .filter((line) => line.trim() !== '');
      });
  }

  private async move(move: Move): Promise<boolean> {
    const { game } = this;
    if (!game.progress.hasBegun) return false;
    const isLink = typeof move === 'object' && 'follow' in move;
    const failure = isLink ? failureOfLink(game.scene, move.follow) : null;
    if (failure !== null) game.messages.push(failure);
    if (failure?.failure === 'link') return false;
    // In another language, the choice has other words.
    const isByWords = isLink && game.language !== undefined;
    const told = isByWords ? placeOfChoice(game.scene, move.follow) : move;
    const taken = game.scene?.choices.find(({ id }) => id === move);
    if (taken !== undefined) this.labels.set(game.progress.moves.length, taken.choice);
    const isGood = await game.attempt(() => {
      game.change({ moves: withMove(game.progress.moves, told) });
      performMove(game, move);
    });
    // As in the engine, typing into a field does not refresh the toolbar.
    const isField = typeof move === 'object' && 'set' in move;
    if (isGood && !isField) {
      this.place = placeOf(game.story);
      await this.refreshToolbar();
    }
    return isGood;
  }

  private async refreshToolbar(): Promise<void> {
    const { game } = this;
    const { toolbar } = game.metadata;
    this.toolbar = null;
    if (toolbar === undefined || this.isToolbarBroken) return;
    const name = functionOfTag('toolbar', toolbar);
    if (typeof name !== 'string') {
      game.messages.push(name);
      return;
    }
    const isGood = await game.attempt(() => {
      this.toolbar = evaluate(name).trim();
    });
    // A toolbar that never ends would cost all steps of a turn at every move.
    this.isToolbarBroken = !isGood;
  }

  /** Starts, and replays the moves up to the first that is no longer possible. */
  private async replay(moves: readonly Move[], labels: ReadonlyMap<number, string>): Promise<void> {
    const { game } = this;
    let canGoOn = await this.beginAnew();
    for (const [place, made] of moves.entries()) {
      if (isObsolete(game, made)) continue;
      const move = repeatedMove(game, made, labels.get(place) ?? null);
      if (!canGoOn || move === null) break;
      // Sounds from replayed moves are over; music that was started continues.
      const music = game.cues.filter(({ action }) => action.endsWith('Music'));
      game.cues = [];
      canGoOn = await this.move(move);
      game.cues.unshift(...music);
    }
  }
}

/** Whether a play begins with these moves. */
function isStart(moves: readonly Move[], play: readonly Move[]): boolean {
  return JSON.stringify(moves) === JSON.stringify(play.slice(0, moves.length));
}
