/**
 * Remembers the last result of a function of plain data: a build reads the same content at several stages, and parsing
 * YAML takes long.
 */
export function cacheLast<Args extends unknown[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { key: string; result: Result } | null = null;
  return (...args) => {
    const key = JSON.stringify(args);
    if (last?.key !== key) last = { key, result: make(...args) };
    return last.result;
  };
}
