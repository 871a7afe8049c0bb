import { playerMessages } from '../../../config/messages/player';
import type { StoryMessage } from '../../../ink/story/story-message';
import type { GameView } from './game-view';
import type { Phase } from './phase';
import {
  isAboutText,
  type AnswerMessage,
  type RequestMessage,
  type RequestName,
  type Requests,
} from './protocol';
import { WorkerChannel, type WorkerLike } from './worker-channel';

const words = playerMessages.engine;

/** A promise-based interface to a worker that plays stories. No answer is ever taken for missing because it is late. */
export interface Engine {
  /**
   * Sends a request to the worker; requests are answered in order, maps last, by another worker if one is lost. Rejects
   * with `SupersededRequest` if an `open`, or a newer map, has made the answer obsolete, with `StoppedRequest` after `stop`, and with
   * `EngineFailure` if each worker is lost, or `NotLoaded` if none starts.
   */
  ask: <N extends RequestName>(
    name: N,
    request: Requests[N]['request'],
  ) => Promise<Requests[N]['answer']>;
  /** Gives up all that is not answered; the game stays where it was. */
  stop: () => void;
  /** Tells what is waited for, once that takes long, and null when it is over; returns a function that ends this. */
  onWait: (listener: (phase: Phase | null) => void) => () => void;
  /** Ends the worker and rejects the unanswered requests. */
  dispose: () => void;
}

/** The answer is no longer needed; there is nothing to tell the reader. */
export class SupersededRequest extends Error {
  override name = 'SupersededRequest';
}

/** The reader did not want to wait any longer. */
export class StoppedRequest extends Error {
  override name = 'StoppedRequest';
}

/** Every worker is lost. */
export class EngineFailure extends Error {
  override name = 'EngineFailure';
}

/** No worker starts, whatever it is asked. */
export class NotLoaded extends Error {
  override name = 'NotLoaded';
}

/** After how many milliseconds a wait is told. */
const QUIET = 1000;

/** For how many milliseconds a worker may finish what nobody waits for any more: another one would have to start. */
const GRACE = 1000;

/** How many workers may be lost with the same request. */
const TRIES = 3;

/** Creates an engine; its worker starts with the first request. */
export function createEngine(makeWorker: () => WorkerLike): Engine {
  const client = new EngineClient(makeWorker);
  return {
    ask: <N extends RequestName>(name: N, request: Requests[N]['request']) =>
      new Promise<Requests[N]['answer']>((resolve, reject) => {
        client.add({ name, request, resolve, reject, losses: 0 } as Job);
      }),
    stop: () => client.stop(),
    onWait: (listener) => client.onWait(listener),
    dispose: () => client.dispose(),
  };
}

type AnyAnswer = Requests[RequestName]['answer'];
type Answer = Extract<AnswerMessage, { id: number }>;

/** A request that has not been answered yet. */
type Job = {
  [N in RequestName]: { name: N; request: Requests[N]['request'] };
}[RequestName] & {
  resolve: (answer: AnyAnswer) => void;
  reject: (error: Error) => void;
  /** How many workers were lost with it. */
  losses: number;
};

/** What the worker was asked. */
interface Task {
  id: number;
  /** `reopen` brings a new worker to where the game was; nobody waits for a `void` one. */
  job: Job | 'reopen' | 'void';
}

class EngineClient {
  private channel: WorkerChannel | null = null;
  /** What is not answered; the first is with the worker, if it has a task for it. */
  private queue: Job[] = [];
  private task: Task | null = null;
  private lastId = 0;
  private isDisposed = false;
  /** The last known state of the game, which a new worker opens again. */
  private lastGame: Requests['open']['request'] | null = null;
  /** Whether the worker is in that game. */
  private hasGame = false;
  private listeners = new Set<(phase: Phase | null) => void>();
  private waiting: Phase | null = null;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private isLate = false;

  constructor(private readonly makeWorker: () => WorkerLike) {}

  add(job: Job): void {
    if (this.isDisposed) {
      job.reject(new SupersededRequest('The engine was disposed of.'));
      return;
    }
    if (job.name === 'open') this.supersede(({ name }) => !isAboutText(name));
    if (job.name === 'map') this.drop(({ name }) => name === 'map');
    // What somebody does in the game does not wait for a map, nor does a newer text.
    const map = this.queue.findIndex((other) => other.name === 'map' && other !== this.task?.job);
    this.queue.splice(map === -1 ? this.queue.length : map, 0, job);
    this.pump();
  }

  stop(): void {
    const stopped = this.queue;
    this.queue = [];
    this.endWorker();
    this.pump();
    for (const { reject } of stopped) reject(new StoppedRequest('Stopped.'));
  }

  onWait(listener: (phase: Phase | null) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  dispose(): void {
    this.isDisposed = true;
    this.supersede(() => true);
    this.endWorker();
    this.listeners.clear();
    clearTimeout(this.quiet);
  }

  private supersede(isVoid: (job: Job) => boolean): void {
    const { task } = this;
    if (task !== null && (typeof task.job === 'string' || isVoid(task.job))) {
      task.job = 'void';
      this.endSoon(task);
    }
    this.drop(isVoid);
  }

  private drop(isVoid: (job: Job) => boolean): void {
    const voided = this.queue.filter(isVoid);
    this.queue = this.queue.filter((job) => !isVoid(job));
    for (const { reject } of voided) reject(new SupersededRequest('A newer request came.'));
  }

  /** Ends a worker that goes on with something void, unless it is still loading, which another one would do again. */
  private endSoon(task: Task): void {
    setTimeout(() => {
      if (this.task !== task || this.isDisposed) return;
      if (this.channel?.phase === 'code') this.endSoon(task);
      else {
        this.endWorker();
        this.pump();
      }
    }, GRACE);
  }

  private endWorker(): void {
    this.channel?.close();
    this.channel = null;
    this.task = null;
  }

  private pump(): void {
    if (this.task === null) this.sendNext();
    this.tell();
  }

  private sendNext(): void {
    const [next] = this.queue;
    if (next === undefined || this.isDisposed) return;
    this.channel ??= this.startWorker();
    if (!this.channel.isReady) return;
    const { lastGame } = this;
    const isReopening = needsGame(next) && !this.hasGame && lastGame !== null;
    const { name, request } = isReopening ? { name: 'open', request: lastGame } : next;
    this.lastId += 1;
    const { lastId: id } = this;
    this.task = { id, job: isReopening ? 'reopen' : next };
    try {
      this.channel.post({ id, name, request } as RequestMessage);
    } catch (error) {
      this.finish({ id, isOk: false, error: String(error) });
    }
  }

  private startWorker(): WorkerChannel {
    this.hasGame = false;
    return new WorkerChannel(this.makeWorker, {
      onReady: () => this.pump(),
      onPhase: () => this.tell(),
      onAnswer: (answer) => this.finish(answer),
      onLost: () => this.recover(),
    });
  }

  private finish(answer: Answer): void {
    const { task, queue } = this;
    if (answer.id !== task?.id) return;
    this.task = null;
    if (task.job === 'void') this.hasGame = false;
    else if (task.job !== 'reopen') this.settle(task.job, answer);
    else {
      this.hasGame = answer.isOk;
      if (!answer.isOk && queue[0] !== undefined) this.settle(queue[0], answer);
    }
    this.pump();
  }

  private settle(job: Job, answer: Answer): void {
    this.queue = this.queue.filter((other) => other !== job);
    if (!answer.isOk) job.reject(new Error(answer.error));
    else {
      this.remember(job, answer.answer);
      job.resolve(answer.answer);
    }
  }

  private remember(job: Job, answer: AnyAnswer): void {
    if (answer === null || !('scenes' in answer)) return;
    const program = job.name === 'open' ? job.request.program : this.lastGame?.program;
    if (job.name === 'open') this.hasGame = answer.isPlayable;
    if (job.name === 'open' && !answer.isPlayable) this.lastGame = null;
    if (program === undefined || !answer.isPlayable) return;
    const { screen, moves, seed } = answer;
    this.lastGame = { program, screen: screen === 'game' ? 'game' : 'title', moves, seed };
  }

  /** Starts another worker for the request that the last one left unanswered. */
  private recover(): void {
    const wasReady = this.channel?.isReady === true;
    const isVoid = this.task?.job === 'void';
    this.channel = null;
    this.task = null;
    const [job] = this.queue;
    if (job !== undefined && !isVoid) {
      job.losses += 1;
      if (job.losses === TRIES) this.giveUp(job, wasReady);
    }
    this.pump();
  }

  private giveUp(job: Job, wasReady: boolean): void {
    if (!wasReady) {
      const all = this.queue;
      this.queue = [];
      for (const { reject } of all) reject(new NotLoaded(words.notLoaded(TRIES)));
      return;
    }
    this.queue.shift();
    const { lastGame } = this;
    if (job.name === 'compile') job.resolve({ json: null, messages: [lostMessage()] });
    else if (!needsGame(job) || lastGame === null) {
      job.reject(new EngineFailure(words.lost(TRIES)));
    } else {
      const resolve = (view: AnyAnswer) =>
        job.resolve(view !== null && 'scenes' in view ? withMessage(view) : view);
      const back = {
        name: 'open',
        request: lastGame,
        resolve,
        reject: job.reject,
        losses: 0,
      } as const;
      this.queue.unshift(back);
    }
  }

  private tell(): void {
    // The map says itself that it is being read.
    if (this.queue.some(({ name }) => name !== 'map')) {
      this.quiet ??= setTimeout(() => {
        this.isLate = true;
        this.tell();
      }, QUIET);
    } else {
      clearTimeout(this.quiet);
      this.quiet = undefined;
      this.isLate = false;
    }
    const waiting = this.isLate ? (this.channel?.phase ?? 'code') : null;
    if (waiting === this.waiting) return;
    this.waiting = waiting;
    for (const listener of this.listeners) listener(waiting);
  }
}

function withMessage(view: GameView): GameView {
  return { ...view, messages: [...view.messages, lostMessage()] };
}

function lostMessage(): StoryMessage {
  const place = { file: null, line: null, isEngineFailure: true } as const;
  return { severity: 'error', text: words.lostHere(TRIES), hint: words.lostHint, ...place };
}

/** Whether a request continues the open game. */
function needsGame({ name }: Job): boolean {
  return name !== 'open' && !isAboutText(name);
}
