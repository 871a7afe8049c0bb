/** Caches the results of a pure function for at most `limit` arguments; the least recently used is dropped first. */
export function boundedMemo<Answer>(
  compute: (argument: string) => Answer,
  limit: number,
): (argument: string) => Answer {
  // A Map keeps the order of insertion, so its first key is the oldest.
  const answers = new Map<string, Answer>();
  return (argument) => {
    const isKnown = answers.has(argument);
    const answer = isKnown ? (answers.get(argument) as Answer) : compute(argument);
    if (isKnown) answers.delete(argument);
    answers.set(argument, answer);
    if (answers.size > limit) {
      const oldest = answers.keys().next();
      if (!oldest.done) answers.delete(oldest.value);
    }
    return answer;
  };
}
