import type { StoryMessage } from '../../../ink/story/story-message';
import { emptyView } from './empty-view';
import type { GameView } from './game-view';
import type { AnswerMessage, RequestMessage, RequestName, Requests } from './protocol';
import { WorkerChannel, type Death, type Patience, type WorkerLike } from './worker-channel';

/** A promise-based interface to a worker that plays stories. */
export interface Engine {
  /**
   * Sends a request to the worker; requests are answered in order. Rejects with `SupersededRequest` if an `open` has
   * made the answer obsolete, and with `EngineFailure` if no worker starts.
   */
  ask: <N extends RequestName>(
    name: N,
    request: Requests[N]['request'],
  ) => Promise<Requests[N]['answer']>;
  /** Ends the worker and rejects the unanswered requests. */
  dispose: () => void;
}

/** The answer is no longer needed; there is nothing to tell the reader. */
export class SupersededRequest extends Error {
  override name = 'SupersededRequest';
}

/** No worker starts, or every worker crashes. */
export class EngineFailure extends Error {
  override name = 'EngineFailure';
}

const PATIENCE: Patience = { load: 20_000, answer: 12_000 };

/** How many workers in a row may crash without answering anything. */
const MAX_DEATHS = 3;

const TOO_SLOW = deathMessage(
  'This took too long and was stopped. In a game, the page would freeze.',
  'Look for a loop without a choice.',
  true,
);
const TOO_SLOW_TO_READ = deathMessage(
  'The story is too long or too deeply nested to be read here in time.',
  'Shorten it, or play it in the engine itself.',
  false,
);
const BROKEN = deathMessage(
  'The story crashed the player, perhaps by using too much memory. A game may crash, too.',
  'Look for text or a list that grows in a loop.',
  true,
);

/** Creates an engine; its worker starts with the first request. */
export function createEngine(makeWorker: () => WorkerLike, patience: Patience = PATIENCE): Engine {
  const client = new EngineClient(makeWorker, patience);
  return {
    ask: <N extends RequestName>(name: N, request: Requests[N]['request']) =>
      new Promise<Requests[N]['answer']>((resolve, reject) => {
        client.add({ name, request, resolve, reject } as Job);
      }),
    dispose: () => client.dispose(),
  };
}

type AnyAnswer = Requests[RequestName]['answer'];

/** A request that has not been answered yet. */
type Job = {
  [N in RequestName]: { name: N; request: Requests[N]['request'] };
}[RequestName] & {
  resolve: (answer: AnyAnswer) => void;
  reject: (error: Error) => void;
};

class EngineClient {
  private channel: WorkerChannel | null = null;
  private queue: Job[] = [];
  private current: { id: number; job: Job } | null = null;
  private lastId = 0;
  private deaths = 0;
  private isDisposed = false;
  /** The last known state of the game, which a new worker opens again. */
  private lastGame: Requests['open']['request'] | null = null;
  /** Whether the worker is new and has not opened that game yet. */
  private isGameLost = false;

  constructor(
    private readonly makeWorker: () => WorkerLike,
    private readonly patience: Patience,
  ) {}

  add(job: Job): void {
    if (this.isDisposed) {
      job.reject(new SupersededRequest('The engine was disposed of.'));
      return;
    }
    if (job.name === 'open') {
      this.lastGame = null;
      this.isGameLost = false;
      this.supersede((waiting) => !isGameless(waiting));
    }
    this.queue.push(job);
    this.pump();
  }

  dispose(): void {
    this.isDisposed = true;
    this.supersede(() => true);
    this.channel?.close();
    this.channel = null;
  }

  private supersede(isVoid: (job: Job) => boolean): void {
    const voided = this.queue.filter(isVoid);
    this.queue = this.queue.filter((job) => !isVoid(job));
    // The worker finishes it, but its answer is ignored.
    if (this.current !== null && isVoid(this.current.job)) voided.push(this.current.job);
    for (const { reject } of voided) reject(new SupersededRequest('A newer request came.'));
  }

  private pump(): void {
    if (this.current !== null || this.queue.length === 0 || this.isDisposed) return;
    this.channel ??= this.startWorker();
    if (!this.channel.isReady) return;
    const job = this.takeJob();
    if (job === undefined) return;
    this.lastId += 1;
    const { lastId: id } = this;
    this.current = { id, job };
    try {
      this.channel.post({ id, name: job.name, request: job.request } as RequestMessage);
    } catch (error) {
      this.finish({ id, isOk: false, error: String(error) });
    }
  }

  /** The next job; if it needs the game and the game was lost, the game is opened again first. */
  private takeJob(): Job | undefined {
    const next = this.queue[0];
    if (this.isGameLost && this.lastGame !== null && next !== undefined && !isGameless(next)) {
      this.isGameLost = false;
      const ignore = () => undefined;
      return { name: 'open', request: this.lastGame, resolve: ignore, reject: ignore };
    }
    return this.queue.shift();
  }

  private startWorker(): WorkerChannel {
    return new WorkerChannel(this.makeWorker, this.patience, {
      onReady: () => this.pump(),
      onAnswer: (answer) => this.finish(answer),
      onDeath: (death) => this.recover(death),
    });
  }

  private finish(answer: Extract<AnswerMessage, { id: number }>): void {
    if (answer.id !== this.current?.id) return;
    const { job } = this.current;
    this.current = null;
    this.deaths = 0;
    if (!answer.isOk) job.reject(new Error(answer.error));
    else {
      this.remember(job, answer.answer);
      job.resolve(answer.answer);
    }
    this.pump();
  }

  private remember(job: Job, answer: AnyAnswer): void {
    // If an `open` is waiting, it replaces this game.
    if (this.queue.some(({ name }) => name === 'open') || !('scenes' in answer)) return;
    const program = job.name === 'open' ? job.request.program : this.lastGame?.program;
    if (program === undefined || !answer.isPlayable) return;
    const { screen, moves, seed } = answer;
    this.lastGame = { program, screen: screen === 'game' ? 'game' : 'title', moves, seed };
  }

  /** Starts another worker, and answers the request that the last one left unanswered. */
  private recover(death: Death): void {
    this.channel = null;
    this.deaths += 1;
    this.isGameLost = this.lastGame !== null;
    const job = this.current?.job;
    this.current = null;
    if (this.deaths > MAX_DEATHS) {
      this.giveUp(job);
      return;
    }
    if (job !== undefined) this.answerForTheDead(job, messageOf(death, job));
    this.pump();
  }

  private giveUp(job: Job | undefined): void {
    const failure = new EngineFailure('The engine could not be started.');
    const jobs = [...(job === undefined ? [] : [job]), ...this.queue];
    this.queue = [];
    this.deaths = 0;
    for (const { reject } of jobs) reject(failure);
  }

  private answerForTheDead(job: Job, message: StoryMessage): void {
    if (job.name === 'compile') job.resolve({ json: null, messages: [message] });
    else if (job.name === 'inspect') job.reject(new Error(message.text));
    else if (job.name === 'open') {
      // Opening it again would only fail again.
      this.lastGame = null;
      this.isGameLost = false;
      job.resolve(emptyView(job.request.screen, [message]));
    } else if (this.lastGame === null) job.resolve(emptyView('game', [message]));
    else {
      this.isGameLost = false;
      const resolve = (view: AnyAnswer) =>
        job.resolve('scenes' in view ? withMessage(view, message) : view);
      this.queue.unshift({ name: 'open', request: this.lastGame, resolve, reject: job.reject });
    }
  }
}

function withMessage(view: GameView, message: StoryMessage): GameView {
  return { ...view, messages: [...view.messages, message] };
}

function messageOf(death: Death, { name }: Job): StoryMessage {
  if (death === 'died') return BROKEN;
  return name === 'open' || name === 'compile' ? TOO_SLOW_TO_READ : TOO_SLOW;
}

function deathMessage(text: string, hint: string, isEngineFailure: boolean): StoryMessage {
  return { severity: 'error', text, hint, file: null, line: null, isEngineFailure };
}

/** Whether a job works without an open game. */
function isGameless({ name }: Job): boolean {
  return name === 'compile';
}
