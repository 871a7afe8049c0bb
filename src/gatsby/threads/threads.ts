import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { entries } from '../project/entries';
import { runShare, type Share } from './run-share';
import { functionOf, scriptOf, type Task } from './task';

/** Fewer calls run in the main thread, because starting threads would take longer. */
const MANY = 8;

const shareTask: Task<Share, [number, unknown][]> = {
  file: entries.runShare,
  name: 'runShare',
};

interface ThreadsOptions {
  /** How many threads there are besides the main one. */
  count?: number;
  /** Whether the main thread takes calls at once, because it would only wait; if not, it can `join`. */
  usesMain?: boolean;
  /** How far threads let other work go first, up to 19. */
  niceIncrement?: number;
}

/** Runs tasks on all cores. Threads start with the first call, and end with `close`. */
export class Threads {
  private pool: Piscina | null = null;
  private readonly options: Required<ThreadsOptions>;
  private readonly waiting: { inThread: () => Promise<void>; here: () => Promise<void> }[] = [];
  private inThreads = 0;
  private isMainBusy = false;
  /** The shares of the main thread, one after the other. */
  private shares: Promise<unknown> = Promise.resolve();
  /** Makes the main thread take part in `runAll`. */
  join!: () => void;
  private readonly joined: Promise<void>;

  constructor({
    count = availableParallelism() - 1,
    usesMain = true,
    niceIncrement = 0,
  }: ThreadsOptions = {}) {
    this.options = { count, usesMain, niceIncrement };
    this.joined = new Promise((resolve) => {
      this.join = resolve;
    });
    if (usesMain) this.join();
  }

  run<Input, Output>(task: Task<Input, Output>, input: Input): Promise<Output> {
    return new Promise((resolve, reject) => {
      this.waiting.push({
        inThread: () => this.runInThread(task, input).then(resolve, reject),
        here: async () => {
          // Inside, because finding the function can fail too.
          await Promise.resolve()
            .then(() => functionOf(task)(input))
            .then(resolve, reject);
        },
      });
      this.handOut();
    });
  }

  /** The outputs of a task for many inputs, in their order. */
  async runAll<Input, Output>(
    task: Task<Input, Output>,
    inputs: readonly Input[],
  ): Promise<Output[]> {
    const { count } = this.options;
    const script = scriptOf(task);
    const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const share: Share = { script, name: task.name, inputs, next };
    const shares = Array.from({ length: count }, () => this.runInThread(shareTask, share));
    const before = this.shares;
    // If the threads are done first, nothing is left of it.
    const mine = Promise.race([this.joined, Promise.all(shares)])
      .then(() => before)
      .then(() => runShare(share));
    this.shares = mine.catch(() => undefined);
    const outputs: Output[] = [];
    for (const [index, output] of (await Promise.all([...shares, mine])).flat())
      outputs[index] = output as Output;
    return outputs;
  }

  /** Closes them when some work has ended or failed; resolves with its result. */
  async closeAfter<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } finally {
      await this.close();
    }
  }

  async close(): Promise<void> {
    // Of a run that failed.
    this.waiting.length = 0;
    await this.pool?.close();
    this.pool = null;
  }

  private handOut(): void {
    const { count, usesMain } = this.options;
    while (this.inThreads < count && this.waiting.length > 0) {
      this.inThreads += 1;
      void this.waiting
        .shift()
        ?.inThread()
        .finally(() => {
          this.inThreads -= 1;
          this.handOut();
        });
    }
    if (!usesMain || this.isMainBusy || this.waiting.length === 0) return;
    this.isMainBusy = true;
    // Later, so that the threads’ results are received in between.
    setImmediate(() => {
      void (this.waiting.shift()?.here() ?? Promise.resolve()).finally(() => {
        this.isMainBusy = false;
        this.handOut();
      });
    });
  }

  private runInThread<Input, Output>(task: Task<Input, Output>, input: Input): Promise<Output> {
    const { count, niceIncrement } = this.options;
    // They stay: a new thread takes a second to compile the patterns of ink.
    this.pool ??= new Piscina({ minThreads: count, maxThreads: count, niceIncrement });
    const filename = scriptOf(task);
    return this.pool.run(input, { filename, name: task.name }) as Promise<Output>;
  }
}

/** The threads of a build: from its first check until its pages have been created. */
export const buildThreads = new Threads();

/** Runs a task for each input: in threads if there are any and the inputs are many, else one after the other. */
export async function runAll<Input, Output>(
  task: Task<Input, Output>,
  inputs: readonly Input[],
  threads: Threads | undefined,
): Promise<Output[]> {
  if (threads !== undefined && inputs.length >= MANY) return threads.runAll(task, inputs);
  // Bundles the task’s code, which a build that finds all results in its cache never needs.
  if (inputs.length === 0) return [];
  const run = functionOf(task);
  const outputs: Output[] = [];
  for (const input of inputs) outputs.push(await run(input));
  return outputs;
}
