let current: { close: () => void; isGone: Promise<void> } | null = null;

/** A desk’s turn to be the only one of its page. */
export interface Turn {
  /** Resolves when the former desk has been closed. */
  ready: Promise<void>;
  /** Lets the next desk open. */
  end: () => void;
}

/** Closes the desk that is open in another step; `close` is called when it is the next one’s turn. */
export function takeTurn(close: () => void): Turn {
  const former = current;
  let end = (): void => undefined;
  const isGone = new Promise<void>((resolve) => {
    end = resolve;
  });
  const own = { close, isGone };
  current = own;
  former?.close();
  return {
    ready: former?.isGone ?? Promise.resolve(),
    end: () => {
      if (current === own) current = null;
      end();
    },
  };
}
