let tell: (isFetching: boolean) => void = () => undefined;

/** Makes `listener` the one that is told when a part of the worker’s script starts and finishes loading. */
export function onFetching(listener: (isFetching: boolean) => void): void {
  tell = listener;
}

/** Loads a part of the worker’s script; meanwhile the page waits for the network rather than for an answer. */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  tell(true);
  try {
    return await load();
  } finally {
    tell(false);
  }
}
