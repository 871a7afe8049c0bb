/** The same function, which remembers what it read in the latest texts; `limit` is how many. */
export function rememberLast<Result extends object>(
  read: (text: string) => Result,
  limit: number,
): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const result = results.get(text) ?? read(text);
    results.delete(text);
    results.set(text, result);
    const [oldest] = results.keys();
    if (results.size > limit && oldest !== undefined) results.delete(oldest);
    return result;
  };
}
