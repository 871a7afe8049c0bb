import { isOutOfContent } from '../../../ink/compile/out-of-content';
import type { StoryMessage } from '../../../ink/story/story-message';
import type { StoryProgram } from '../../../ink/story/story-program';
import { seededRandom } from '../../../ink/story/seeded-random';
import {
  settleMessages,
  type Report,
  type ReportedText,
  type Stop,
} from '../../player/engine/story-message';
import { LIMITS } from '../../player/engine/turn-limits';
import { MAX_CHOICES } from './limits';
import { FirstPicks } from './locked-shuffles';
import { openPlay } from './open-play';
import { passagesOf } from './passages';
import type { Option, Play } from './play';
import type { Finding, FindingKind, TestReport, Way } from './report';
import { Tally, type RawFinding } from './tally';
import type { Footprints } from './tested-story';
import { flowsOf, unreadVariables, type Declared, type Flow } from './text-facts';

/** Lines shown one by one and pressed buttons are moves, too. */
const MAX_MOVES = 10 * MAX_CHOICES;
/** The last moves of a long play: the lines that they reach are the loop. */
const LOOP_MOVES = 100;

/** Steps of a turn before it is tried again with all the time that the player has. */
const QUICK = { ...LIMITS, steps: 100_000 };

/** After this many plays without a new line, choices are taken at random. */
const PLAYS_WITHOUT_NEWS = 10;

/** How often a choice that leads to an endless turn is taken before it is avoided. */
const ENDLESS_TRIES = 3;

/** The facts of a story that do not depend on plays. */
interface Facts {
  text: ReportedText;
  flows: Flow[];
  unread: Declared[];
  firstPicks: FirstPicks;
}

/** The key of a story’s first turn, which follows no choice. */
const BEGIN = 'begin';

/** Plays a story again and again, by choices not taken yet, then at random; the same seed plays the same. */
export class Walk {
  private readonly tally = new Tally();
  private readonly all: Footprints = { lines: new Set(), flows: new Set() };
  private readonly random: () => number;
  /** In how many plays each knot and stitch was visited. */
  private readonly visits = new Map<string, number>();
  /** How often each choice was taken. */
  private readonly taken = new Map<string, number>();
  /** How often each choice led to an endless turn. */
  private readonly endless = new Map<string, number>();
  /** Knots and stitches in which a choice was made that ended the play, or went somewhere else. */
  private readonly left = new Set<string | null>();
  private readonly loops: { kind: FindingKind; line: number; lines: Set<number> }[] = [];
  /** What was found in the current play. */
  private readonly reported = new Set<string>();
  private readonly settled = new Map<RawFinding, StoryMessage | null>();
  /** The last line of the current play that printed words of its own; null if none did. */
  private lastText: number | null = null;
  private playsWithoutNews = 0;
  private isGenerous = false;

  private constructor(
    private readonly play: Play,
    /** The lines and knots of the current play. */
    private readonly own: Footprints,
    private readonly facts: Facts,
    private readonly seed: number,
    /** Where plays go right after their first scene; empty for nowhere. */
    private readonly from: string,
  ) {
    this.random = seededRandom(seed);
  }

  /** Opens a program to walk; if it cannot be played, the messages say why. */
  static async open(
    program: StoryProgram,
    seed: number,
    from = '',
  ): Promise<{ walk: Walk } | { messages: StoryMessage[] }> {
    const opened = await openPlay(program, QUICK);
    if ('messages' in opened) return opened;
    const { play, parsed, text, footprints } = opened;
    const facts = {
      text,
      flows: flowsOf(parsed),
      unread: unreadVariables(parsed),
      firstPicks: new FirstPicks(parsed),
    };
    return { walk: new Walk(play, footprints, facts, seed, from) };
  }

  /** Plays on and on; stops after each move, so that others have their turn. */
  *run(): Generator<void> {
    this.callAbout();
    for (;;) yield* this.playOnce();
  }

  get plays(): number {
    return this.tally.plays;
  }

  async report(): Promise<TestReport> {
    const { tally, facts, play, all } = this;
    return {
      plays: tally.plays,
      seed: this.seed,
      findings: await this.settleFindings(),
      endings: [...tally.endings.values()],
      lineCount: play.coverage.lines.length,
      unreached: passagesOf(play.coverage.lines, all.lines),
      unvisited: facts.flows.filter(({ name }) => !all.flows.has(name)),
      visits: Array.from(this.visits, ([name, plays]) => ({ name, plays })),
      unread: facts.unread,
      lockedShuffles: facts.firstPicks.locked,
      shortest: tally.shortest,
      longest: tally.longest,
      words: tally.wordRange,
    };
  }

  /** The engine calls this function outside of the story. */
  private callAbout(): void {
    const { about } = this.play.metadata;
    this.play.begin(this.seed);
    if (typeof about === 'string') this.play.call(about);
    this.collect();
  }

  private *playOnce(): Generator<void> {
    const { play, own } = this;
    // Ink’s own seeds are small whole numbers.
    const seed = Math.floor(this.random() * 100_000);
    let lastNews = 0;
    let tail: Set<number> | null = null;
    let key = BEGIN;
    this.reported.clear();
    this.lastText = null;
    this.act(key, () => play.begin(seed));
    if (this.from !== '' && play.end !== 'failed' && play.end !== 'endless')
      this.act(key, () => play.make({ goTo: this.from }));
    for (;;) {
      yield;
      const option = this.pick(play.options);
      if (option === null) break;
      if (play.choices >= MAX_CHOICES || play.moves.length >= MAX_MOVES) {
        this.addLoop(tail ?? own.lines, lastNews);
        break;
      }
      if (play.choices >= MAX_CHOICES - LOOP_MOVES) tail ??= new Set();
      ({ key } = option);
      this.taken.set(key, (this.taken.get(key) ?? 0) + 1);
      const before = own.lines.size;
      const from = this.flowAt(play.trace.lastLine);
      this.act(key, () => play.make(option.move));
      if (play.end !== null || this.flowAt(play.trace.lastLine) !== from) this.left.add(from);
      if (own.lines.size > before) lastNews = play.moves.length;
      if (play.trace.lastLine !== null) tail?.add(play.trace.lastLine);
    }
    this.finish();
  }

  /** Makes a move, and adds what goes wrong in it. */
  private act(key: string, move: () => void): void {
    const { play } = this;
    const known = key === BEGIN ? 0 : play.reports.length;
    move();
    this.lastText = play.trace.lastText ?? this.lastText;
    this.facts.firstPicks.add(play.trace.firstPicks);
    if (play.end === 'endless' && !this.isGenerous && !this.endless.has(key)) {
      this.tryLonger(play.seed, play.moves);
    }
    if (play.end === 'endless') this.endless.set(key, (this.endless.get(key) ?? 0) + 1);
    for (const report of play.reports.slice(known)) this.addReport(report);
  }

  /** Plays the same with the player’s own limits: some turns take long, but end. */
  private tryLonger(seed: number, moves: Play['moves']): void {
    const { play } = this;
    play.limit(LIMITS);
    play.begin(seed);
    for (const move of moves) play.make(move);
    this.isGenerous = play.end !== 'endless';
    if (!this.isGenerous) play.limit(QUICK);
  }

  private pick(options: readonly Option[]): Option | null {
    const isOpen = ({ key }: Option) => (this.endless.get(key) ?? 0) < ENDLESS_TRIES;
    const open = options.some(isOpen) ? options.filter(isOpen) : options;
    const isRandom = this.playsWithoutNews >= PLAYS_WITHOUT_NEWS;
    const counts = open.map(({ key }) => this.taken.get(key) ?? 0);
    const least = Math.min(...counts);
    const picked =
      isRandom && least > 0 ? open : open.filter((_, index) => counts[index] === least);
    return picked[Math.floor(this.random() * picked.length)] ?? null;
  }

  private finish(): void {
    const { play, tally } = this;
    const { end, trace } = play;
    // A game that starts over has no moves any more: the way leads to the choice before.
    const way = this.way(end === 'restart' ? play.moves.slice(0, -1) : play.moves);
    tally.plays += 1;
    if (end === 'end' || end === 'done' || end === 'restart') {
      const knot = this.flowAt(trace.lastLine) ?? play.place ?? '';
      // Words of a function belong to the place that calls it.
      const said = this.flowOf(this.lastText);
      const isOwn =
        this.lastText === null || said?.kind === 'function' || (said?.name ?? '') === knot;
      const text = play.transcript.findLast((line) => line.trim() !== '' && !line.startsWith('> '));
      tally.addEnding(`${end} ${trace.lastLine} ${trace.lastText}`, {
        kind: end,
        knot,
        place: this.lineAt(trace.lastLine),
        text: isOwn ? (text ?? '') : '',
        way,
      });
      tally.addLength({ choices: play.choices, way });
      tally.addWords(play.words);
    } else if (end === 'no-choice' || end === 'no-way') {
      const line = trace.firstChoice ?? trace.lastLine;
      tally.addFinding(`${end} ${line}`, { kind: end, report: null, line, way });
    }
    for (const flow of this.own.flows) this.visits.set(flow, (this.visits.get(flow) ?? 0) + 1);
    const isNew = this.collect();
    this.playsWithoutNews = isNew ? 0 : this.playsWithoutNews + 1;
  }

  /** Adds a play that went on for too long. */
  private addLoop(lines: ReadonlySet<number>, lastNews: number): void {
    const isOnePlace = new Set([...lines].map((line) => this.flowAt(line))).size === 1;
    const kind = isOnePlace ? 'no-exit' : 'loop';
    const { key, line } = this.loopOf(kind, lines);
    const way = this.way(this.play.moves.slice(0, lastNews));
    this.tally.addFinding(key, { kind, report: null, line, way });
  }

  private addReport(report: Report): void {
    const { trace, moves } = this.play;
    const isEndless = 'stoppedAt' in report;
    const { key, line } = isEndless
      ? this.loopOf('endless', trace.recent)
      : { key: keyOf(report, trace.lastLine), line: trace.lastLine };
    // Several times in one play counts once.
    if (this.reported.has(key)) return;
    this.reported.add(key);
    const found = { report: isEndless ? null : report, line, way: this.way(moves) };
    this.tally.addFinding(key, { kind: kindOf(report), ...found });
  }

  /** The loop that lines belong to: loops that share a line are the same, wherever they were entered or stopped. */
  private loopOf(kind: FindingKind, lines: ReadonlySet<number>): { key: string; line: number } {
    const line = Math.min(...lines);
    const known = this.loops.find(
      (loop) => loop.kind === kind && [...lines].some((one) => loop.lines.has(one)),
    );
    if (known === undefined) this.loops.push({ kind, line, lines: new Set(lines) });
    else for (const one of lines) known.lines.add(one);
    const first = known?.line ?? line;
    return { key: `${kind} ${first}`, line: first };
  }

  /** Adds the lines of the current play to those of all; returns whether one is new. */
  private collect(): boolean {
    const { all, own } = this;
    const before = all.lines.size;
    for (const line of own.lines) all.lines.add(line);
    for (const flow of own.flows) all.flows.add(flow);
    own.lines.clear();
    own.flows.clear();
    return all.lines.size > before;
  }

  private way(moves: Play['moves']): Way {
    return { moves: [...moves], seed: this.play.seed };
  }

  private lineAt(index: number | null): Finding['place'] {
    return index === null ? null : (this.play.coverage.lines[index] ?? null);
  }

  /** The knot or stitch that a line belongs to; null without one, empty before the first. */
  private flowAt(index: number | null): string | null {
    return this.lineAt(index) === null ? null : (this.flowOf(index)?.name ?? '');
  }

  private flowOf(index: number | null): Flow | undefined {
    const at = this.lineAt(index);
    return this.facts.flows.findLast(({ file, line }) => file === at?.file && line <= at.line);
  }

  private async settleFindings(): Promise<Finding[]> {
    const findings: Finding[] = [];
    for (const raw of this.tally.findings.values()) {
      const { report, line, count, way } = raw;
      const hasExit = raw.kind === 'no-exit' && this.left.has(this.flowAt(line));
      const kind = hasExit ? 'loop' : raw.kind;
      let message = this.settled.get(raw);
      if (message === undefined) {
        [message = null] = report === null ? [] : await settleMessages([report], this.facts.text);
        this.settled.set(raw, message);
      }
      const place =
        message?.line == null ? this.lineAt(line) : { file: message.file, line: message.line };
      findings.push({ kind, place, message, count, way });
    }
    return findings;
  }
}

function kindOf(report: Report): FindingKind {
  if ('stoppedAt' in report) return 'endless';
  if (!('issue' in report)) return 'error';
  if (isOutOfContent(report.issue.text)) return 'out-of-content';
  return report.issue.isWarning ? 'warning' : 'error';
}

/** The same for the same failure at the same place. */
function keyOf(report: Exclude<Report, Stop>, line: number | null): string {
  if ('issue' in report) return JSON.stringify([report.issue.text, report.path?.toString()]);
  if ('severity' in report) return JSON.stringify([report.text, line]);
  const { failure, subject, value } = report;
  return JSON.stringify([failure, subject, value, line]);
}
