let tell: (isFetching: boolean) => void = () => undefined;

/** Makes `listener` the one that hears when a part of the worker’s script is on its way, and when it is there. */
export function onFetching(listener: (isFetching: boolean) => void): void {
  tell = listener;
}

/** Fetches a part of the worker’s script; meanwhile the page waits for the network, and not for an answer. */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  tell(true);
  try {
    return await load();
  } finally {
    tell(false);
  }
}
