// TypeScript’s own types for service workers cannot be used beside those for pages.
declare global {
  interface ExtendableEvent extends Event {
    waitUntil: (work: Promise<unknown>) => void;
  }

  /** Workbox declares the rest. */
  interface FetchEvent extends ExtendableEvent {
    readonly request: Request;
    readonly clientId: string;
    readonly resultingClientId: string;
    respondWith: (response: Promise<Response>) => void;
  }

  interface ExtendableMessageEvent extends ExtendableEvent {
    readonly data: unknown;
    readonly source: { readonly id: string } | null;
    readonly ports: readonly MessagePort[];
  }
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableMessageEvent;
}

/** The part of a service worker’s global scope used here; TypeScript takes `self` for that of a page. */
export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: object) => Promise<readonly { id: string }[]>;
  };
  registration: {
    installing: object | null;
    waiting: object | null;
    unregister: () => Promise<boolean>;
  };
}

export const scope = self as unknown as WorkerScope;
