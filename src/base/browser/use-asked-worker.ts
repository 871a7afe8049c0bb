import { useEffect, useState } from 'react';
import { AskedWorker, type AskableWorker } from './asked-worker';

/** A worker that is asked one thing at a time, and ends with the component. */
export function useAskedWorker<Question extends object, Answer extends { id: number }>(
  makeWorker: () => AskableWorker,
): AskedWorker<Question, Answer> {
  const [worker] = useState(() => new AskedWorker<Question, Answer>(makeWorker));
  useEffect(() => () => worker.end(), [worker]);
  return worker;
}
