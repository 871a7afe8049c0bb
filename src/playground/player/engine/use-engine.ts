import { useEffect, useState } from 'react';
import { createEngine, type Engine } from './client';
import { makeWorker } from './make-worker';

/** An engine that lives as long as the component; its worker starts with the first request. */
export function useEngine(): Engine {
  const [engine] = useState(() => createEngine(() => makeWorker()));
  useEffect(() => () => engine.dispose(), [engine]);
  return engine;
}
