import type { AnswerMessage, RequestMessage } from './protocol';

/** What is needed of a worker. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** How long is waited, in milliseconds, before a worker counts as lost. */
export interface Patience {
  /** For its script, or a part of it, to arrive and to run. */
  load: number;
  /** For an answer; the worker itself ends a turn much earlier. */
  answer: number;
}

/** Why a worker is no more. */
export type Death = 'slow' | 'died';

type Answer = Extract<AnswerMessage, { id: number }>;

export interface ChannelEvents {
  onReady: () => void;
  onAnswer: (answer: Answer) => void;
  onDeath: (death: Death) => void;
}

/** One worker from its start to its end, with a clock that runs while something is waited for. */
export class WorkerChannel {
  isReady = false;
  private readonly worker: WorkerLike;
  private clock: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(
    makeWorker: () => WorkerLike,
    private readonly patience: Patience,
    private readonly events: ChannelEvents,
  ) {
    this.worker = makeWorker();
    this.worker.addEventListener('message', ({ data }: MessageEvent<AnswerMessage>) =>
      this.receive(data),
    );
    this.worker.addEventListener('error', (event) => {
      // The browser’s console has nothing to add to what the reader is told.
      event.preventDefault();
      this.die('died');
    });
    this.worker.addEventListener('messageerror', () => this.die('died'));
    this.wait(patience.load);
  }

  /** Sends a request; the clock runs until it is answered. */
  post(message: RequestMessage): void {
    this.worker.postMessage(message);
    this.wait(this.patience.answer);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.clock);
    this.worker.terminate();
  }

  private receive(message: AnswerMessage): void {
    if (this.isClosed) return;
    clearTimeout(this.clock);
    if ('id' in message) {
      this.events.onAnswer(message);
      return;
    }
    if ('isFetching' in message) {
      this.wait(message.isFetching ? this.patience.load : this.patience.answer);
      return;
    }
    this.isReady = true;
    this.events.onReady();
  }

  private wait(time: number): void {
    clearTimeout(this.clock);
    this.clock = setTimeout(() => this.die(this.isReady ? 'slow' : 'died'), time);
  }

  private die(death: Death): void {
    if (this.isClosed) return;
    this.close();
    this.events.onDeath(death);
  }
}
