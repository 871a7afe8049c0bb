import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';

/** Calls of a function, for all threads that take part. */
export interface Share {
  /** Where the function is, bundled, and its name there. */
  script: string;
  name: string;
  inputs: readonly unknown[];
  /** The index of the next call, in memory that all of them see. */
  next: Int32Array;
}

/** The function of that name in a bundled script. */
export function functionIn(script: string, name: string): (input: unknown) => unknown {
  const found = (createRequire(script)(script) as Record<string, (input: unknown) => unknown>)[
    name
  ];
  if (found === undefined) throw new Error(`${script} has no function “${name}”.`);
  return found;
}

/**
 * Makes calls until none is left, each when the last one here is over; resolves with the outputs and their indices.
 * No thread waits for another that is busy.
 */
export async function runShare(share: Share): Promise<[index: number, output: unknown][]> {
  const { script, name, inputs, next } = share;
  const outputs: [number, unknown][] = [];
  try {
    const run = functionIn(script, name);
    for (;;) {
      const index = Atomics.add(next, 0, 1);
      if (index >= inputs.length) return outputs;
      outputs.push([index, await run(inputs[index])]);
      // Whatever else this thread does has its turn.
      await setImmediate();
    }
  } catch (error) {
    Atomics.store(next, 0, inputs.length);
    throw error;
  }
}
