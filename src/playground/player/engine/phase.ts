/** What a request waits for: a part of the worker’s code, the compiler, or the story. */
export type Phase = 'code' | 'compile' | 'play';

let current: Phase = 'play';
let tell: (phase: Phase) => void = () => undefined;

/** Makes `listener` the one that is told what the worker is doing. */
export function onPhase(listener: (phase: Phase) => void): void {
  tell = listener;
}

/** Does something that may take long, and tells the page meanwhile what it is. */
export async function during<T>(phase: Phase, act: () => T | Promise<T>): Promise<T> {
  const before = current;
  enter(phase);
  try {
    return await act();
  } finally {
    enter(before);
  }
}

/** Loads a part of the worker’s script. */
export function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  return during('code', load);
}

function enter(phase: Phase): void {
  if (phase === current) return;
  current = phase;
  tell(phase);
}
