let current: { onLost: () => void; isFree: Promise<void> } | null = null;

/** A pane’s claim to the reader’s game, which one pane of a page has at a time. */
export interface ProjectClaim {
  /** Resolves when the former pane has been closed. */
  ready: Promise<void>;
  /** Lets the next pane have it. */
  release: () => void;
}

/** Claims the reader’s game from the pane of another step; `onLost` is called when the next one claims it. */
export function claimProject(onLost: () => void): ProjectClaim {
  const former = current;
  let free = (): void => undefined;
  const isFree = new Promise<void>((resolve) => {
    free = resolve;
  });
  const own = { onLost, isFree };
  current = own;
  former?.onLost();
  return {
    ready: former?.isFree ?? Promise.resolve(),
    release: () => {
      if (current === own) current = null;
      free();
    },
  };
}
