/** What a worker is asked and what it answers. */
type Talk = [question: unknown, answer: unknown];

/** A question to a worker, and its answer, by a number. */
export interface Asked<Q> {
  id: number;
  question: Q;
}

export interface Answered<A> {
  id: number;
  answer: A;
}

/** Makes a function that asks the worker in a file of /admin/, which is loaded with the first question. */
export function workerAsker<T extends Talk>(file: string): (question: T[0]) => Promise<T[1]> {
  const waiting = new Map<number, (answer: T[1]) => void>();
  let worker: Worker | null = null;
  let count = 0;
  const open = () => {
    const opened = new Worker(new URL(file, document.baseURI));
    opened.addEventListener('message', ({ data }: MessageEvent<Answered<T[1]>>) => {
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
    });
    return opened;
  };
  return (question) =>
    new Promise((resolve) => {
      count += 1;
      waiting.set(count, resolve);
      worker ??= open();
      worker.postMessage({ id: count, question } satisfies Asked<T[0]>);
    });
}
