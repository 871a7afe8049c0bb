import { Path } from 'inkjs/engine/Path';
import type { Story } from 'inkjs/engine/Story';
import { compileInk } from '../../ink/compile/compile-ink';
import { readInkIssue } from '../../ink/compile/ink-issue';
import type { ClaimMove, ClaimRun, ClaimStep } from '../../lessons/claims/claim';
import type { Observation } from '../../lessons/claims/observation';
import { emptyRecord, recordCompiler } from './game-record';
import { LimitedStory } from './limited-story';
import type { Core, MakeCore, Method } from './load-core';
import { recordedInterfaces, type Storage } from './recorded-interfaces';
import { InkList } from 'inkjs/engine/InkList';

/** The game of a claim: the engine after its page was opened, and everything that can be done with it. */
export class ClaimGame {
  record = emptyRecord();
  private core: Core | null = null;
  private readonly storage: Storage = new Map();

  constructor(
    private readonly run: ClaimRun,
    private readonly makeCore: MakeCore,
  ) {}

  get isOpen(): boolean {
    return this.core !== null;
  }

  /** Compiles the story and opens its page, with everything stored so far. */
  async open(ink = this.run.ink): Promise<void> {
    this.core = null;
    const program = { source: ink, files: this.run.files };
    const { story, issues } = compileInk(program, { countsAllVisits: true });
    recordCompiler(this.record, issues);
    const json = story?.ToJson();
    if (typeof json !== 'string') return;
    const write: Method = (...words) => this.record.console.push(words.map(String).join(' '));
    const core = this.makeCore({ log: write, warn: write, error: write });
    core.defineInterfaces(this.interfacesFor(json));
    core.on('*', (event) => {
      this.record.events.push(event);
      // Without a listener, ink throws; the web UI adds one as well.
      if (event === 'game/initInkStory') core.ink.onError((message) => this.complain(message));
    });
    const { settings } = this.run;
    await core.init(LimitedStory, { applicationID: 'claims', ...(settings && { settings }) });
    await core.game.init('game', 'story.ink.json');
    this.core = core;
  }

  /** Makes a move of a claim. */
  async move({ name, value }: ClaimMove): Promise<void> {
    await this.moves[name]?.(value);
  }

  /** Records the error that a move threw. */
  fail(error: unknown): void {
    this.record.errors.push(error instanceof Error ? error.message : String(error));
  }

  /** What can currently be observed of the things to check. */
  async observe(checks: ClaimStep['checks']): Promise<Observation> {
    const { record, core } = this;
    // Observing triggers calls and events too, which do not belong to the game.
    this.record = emptyRecord();
    const story = core?.ink.story();
    const saves = story && 'saves' in checks ? await core?.game.listSaves() : [];
    const variables = story && 'variables' in checks ? core?.ink.getVariables() : {};
    const places = story ? Object.keys(checks.visits ?? {}) : [];
    return {
      ...record,
      returned: plain(record.returned),
      state: plain(core?.state.store()),
      variables: plain(variables) as Observation['variables'],
      visits: Object.fromEntries(places.map((place) => [place, story && visitsOf(story, place)])),
      saves: (saves ?? [])
        .map(({ type, name }) => (typeof name === 'string' ? `${type} ${name}` : type))
        .sort(),
    };
  }

  private readonly moves: Readonly<Record<string, (value: unknown) => unknown>> = {
    start: () => this.engine.game.start(),
    choose: (value) => {
      this.engine.game.makeChoice(this.choiceOf(value));
      this.engine.game.continueStory();
    },
    continue: () => this.engine.game.continueStory(),
    goTo: (value) => {
      this.engine.ink.goTo(String(value));
      this.engine.game.continueStory();
    },
    set: (values) => {
      for (const [name, value] of Object.entries(values as object))
        this.engine.ink.setVariable(name, value);
    },
    call: (value) => this.call(value as [string, ...unknown[]]),
    run: (value) => this.runMethod(value as [string, ...unknown[]]),
    save: (name) => this.engine.game.saveGame(String(name)),
    load: (save) => this.engine.game.restart(this.slotOf(String(save))),
    restart: () => this.engine.game.restart(),
    resume: () => this.engine.game.resume(),
    leave: () => this.engine.game.clear(),
    reopen: (ink) => this.open(typeof ink === 'string' ? ink : undefined),
    session: (name) => this.engine.game.setSession(String(name)),
  };

  private get engine(): Core {
    if (this.core === null) throw new Error('the story does not compile');
    return this.core;
  }

  private interfacesFor(json: string): object {
    const interfaces = recordedInterfaces(json, this.storage, (name, call) =>
      (this.record.calls[name] ??= []).push(call),
    );
    const { defaults } = this.run;
    return Object.fromEntries(
      Object.entries(interfaces).filter(([name]) => !defaults.includes(name)),
    );
  }

  private complain(message: string): void {
    const { isWarning, text } = readInkIssue(message);
    (isWarning ? this.record.warnings : this.record.errors).push(text);
  }

  /** By its text, or by its number from 1. */
  private choiceOf(value: unknown): number {
    const choices = this.engine.ink.story()?.currentChoices ?? [];
    const index =
      typeof value === 'number' ? value - 1 : choices.findIndex(({ text }) => text === value);
    if (choices[index] !== undefined) return index;
    const offered = choices.map(({ text }) => text).join(', ') || 'none';
    throw new Error(`there is no choice “${String(value)}”; the choices are: ${offered}`);
  }

  private call([name, ...args]: [string, ...unknown[]]): void {
    const { returned, output } = this.engine.ink.evaluateFunction(name, args, true);
    this.record.returned = returned;
    this.record.output = output.trim();
  }

  private async runMethod([name, ...args]: [string, ...unknown[]]): Promise<void> {
    const method = name
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], this.engine);
    if (typeof method !== 'function') throw new Error(`the core has no method ${name}`);
    this.record.returned = await (method as Method)(...args);
  }

  private slotOf(save: string): string {
    const [type = '', ...name] = save.split(' ');
    return this.engine.game.getSaveSlotKey({ type, name: name.join(' ') });
  }
}

function visitsOf(story: Story, place: string): number | string {
  const isThere = !story.ContentAtPath(new Path(place)).approximate;
  return isThere ? (story.state.VisitCountAtPathString(place) ?? 0) : 'no such place';
}

/** A value as plain data: ink lists as their text, and anything JSON cannot represent as its name. */
function plain(value: unknown): unknown {
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof InkList) return part.toString();
    return typeof part === 'number' && !Number.isFinite(part) ? String(part) : part;
  }) as string | undefined;
  return text === undefined ? null : JSON.parse(text);
}
