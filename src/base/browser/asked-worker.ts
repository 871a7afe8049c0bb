import { isLife, watchWorker } from './worker-life';

/** The parts of `Worker` that are used. */
export type AskableWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** For how many milliseconds a worker may finish what nobody waits for any more: another one would have to start. */
const GRACE = 1000;

/** How many workers may be lost with the same question. */
const TRIES = 3;

interface Asked<Question, Answer> {
  question: Question & { id: number };
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  losses: number;
}

/**
 * A worker that is asked one thing at a time, and starts with the first question. It may take as long as it likes; one
 * that is lost is replaced.
 */
export class AskedWorker<Question extends object, Answer extends { id: number }> {
  private worker: AskableWorker | null = null;
  private unwatch: () => void = () => undefined;
  private isLoaded = false;
  private lastId = 0;
  /** How many questions it has not answered. */
  private open = 0;
  private current: Asked<Question, Answer> | null = null;

  constructor(private readonly makeWorker: () => AskableWorker) {}

  /** Asks; the promise of the question before never settles then. Rejects if one worker after the other is lost. */
  ask(asked: Question): Promise<Answer> {
    this.lastId += 1;
    const question = { ...asked, id: this.lastId };
    return new Promise((resolve, reject) => {
      this.current = { question, resolve, reject, losses: 0 };
      if (this.open > 0) this.hurry(this.current);
      this.post(this.current);
    });
  }

  /** Ends the worker, and what it was asked. */
  end(): void {
    this.current = null;
    this.close();
  }

  private post({ question }: Asked<Question, Answer>): void {
    this.worker ??= this.start();
    this.open += 1;
    this.worker.postMessage(question);
  }

  /** Asks another worker if this one is still busy with something void, unless it is loading, as that one would. */
  private hurry(asked: Asked<Question, Answer>): void {
    setTimeout(() => {
      if (this.current !== asked || this.open < 2) return;
      if (!this.isLoaded) this.hurry(asked);
      else {
        this.close();
        this.post(asked);
      }
    }, GRACE);
  }

  private start(): AskableWorker {
    const worker = this.makeWorker();
    this.unwatch = watchWorker(worker, () => this.recover());
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (worker !== this.worker) return;
      this.isLoaded = true;
      if (!isLife(data)) this.take(data);
    });
    return worker;
  }

  private take(answer: Answer): void {
    this.open -= 1;
    const { current } = this;
    if (answer.id !== current?.question.id) return;
    this.current = null;
    current.resolve(answer);
  }

  private recover(): void {
    const { current } = this;
    this.close();
    if (current === null) return;
    current.losses += 1;
    if (current.losses < TRIES) this.post(current);
    else {
      this.current = null;
      current.reject(new Error(`${TRIES} workers were lost.`));
    }
  }

  private close(): void {
    this.unwatch();
    this.worker?.terminate();
    this.worker = null;
    this.isLoaded = false;
    this.open = 0;
  }
}
