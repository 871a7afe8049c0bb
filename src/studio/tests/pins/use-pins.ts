import { useEffect, useRef, useState } from 'react';
import type { Pin } from './pin';
import { readPins, storePins } from './stored-pins';

interface Pins {
  pins: readonly Pin[];
  /** Returns whether the browser stored them. */
  keep: (pins: readonly Pin[]) => boolean;
}

/** The pinned plays of a project. Those of a story that becomes a project, with its first change, go with it. */
export function usePins(project: string | null): Pins {
  const [pins, setPins] = useState<readonly Pin[]>(() => readPins(project));
  const last = useRef({ project, pins });
  useEffect(() => {
    const before = last.current;
    if (before.project === project) return;
    const stored = readPins(project);
    const next = before.project === null && stored.length === 0 ? before.pins : stored;
    if (next === before.pins) {
      storePins(project, next);
      storePins(null, []);
    }
    last.current = { project, pins: next };
    setPins(next);
  }, [project]);
  const keep = (next: readonly Pin[]): boolean => {
    last.current = { project, pins: next };
    setPins(next);
    return storePins(project, next);
  };
  return { pins, keep };
}
