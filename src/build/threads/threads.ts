import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { functionOf, scriptOf, type Task } from './task';

/** Fewer calls run in the main thread, because starting threads would take longer. */
const MANY = 8;

/** Runs tasks on all cores, if not on `count`. Threads start with the first call, and end with `close`. */
export class Threads {
  private pool: Piscina | null = null;
  private readonly count: number;
  private readonly niceIncrement: number;

  constructor({ count = availableParallelism(), niceIncrement = 0 } = {}) {
    this.count = count;
    this.niceIncrement = niceIncrement;
  }

  run<Input, Output>(task: Task<Input, Output>, input: Input): Promise<Output> {
    // They stay: a new thread takes a second to compile the patterns of ink.
    this.pool ??= new Piscina({
      minThreads: this.count,
      maxThreads: this.count,
      niceIncrement: this.niceIncrement,
    });
    const filename = scriptOf(task.file, task.define);
    return this.pool.run(input, { filename, name: task.name }) as Promise<Output>;
  }

  async close(): Promise<void> {
    await this.pool?.close();
    this.pool = null;
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
  if (threads !== undefined && inputs.length >= MANY)
    return Promise.all(inputs.map((input) => threads.run(task, input)));
  // Bundles the task’s code, which a build that finds all results in its cache never needs.
  if (inputs.length === 0) return [];
  const run = functionOf(task);
  const outputs: Output[] = [];
  for (const input of inputs) outputs.push(await run(input));
  return outputs;
}
