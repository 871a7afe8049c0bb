import type { AnswerMessage, RequestMessage } from './protocol';

/** The parts of `Worker` that are used. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** How long to wait before a worker counts as lost, in milliseconds. */
export interface Patience {
  /** For its script, or a part of it, to load and run. */
  load: number;
  /** For an answer; the worker itself ends a turn much earlier. */
  answer: number;
}

/** Why a worker is gone. */
export type Death = 'slow' | 'died';

type Answer = Extract<AnswerMessage, { id: number }>;

export interface ChannelEvents {
  onReady: () => void;
  onAnswer: (answer: Answer) => void;
  onDeath: (death: Death) => void;
}

/** One worker from start to end, with a timer that runs while an answer or a script is awaited. */
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
      // The reader is told already; an extra error in the browser’s console adds nothing.
      event.preventDefault();
      this.die('died');
    });
    this.worker.addEventListener('messageerror', () => this.die('died'));
    this.wait(patience.load);
  }

  /** Sends a request; the timer runs until it is answered. */
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
    if (this.isClosed || 'isKept' in message) return;
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
