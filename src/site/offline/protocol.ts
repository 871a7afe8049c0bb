/** What pages ask of the service worker. */
export type WorkerRequest =
  /** A page was opened: it and what it shows are kept. */
  | {
      kind: 'opened';
      /** Its path as the browser has it. */
      path: string;
      /** The addresses of its scripts, which tell its build. */
      scripts: readonly string[];
      /** Whether nothing may be fetched that may not be needed. */
      isSparing: boolean;
    }
  | { kind: 'state' }
  | { kind: 'missing' }
  | { kind: 'keep'; addresses: readonly string[] }
  | { kind: 'kept-all' }
  | { kind: 'forget-others' };

/** What is on the device. */
export interface KeptState {
  /** Paths of the pages that can be read, as the browser has them. */
  pages: readonly { path: string; title: string }[];
  /** Whether everything is kept. */
  keepsAll: boolean;
  /** The size of everything, in bytes. */
  bytes: number;
}

/** The answers, by the kind of request. */
export interface WorkerAnswers {
  opened: { isOutdated: boolean };
  state: KeptState;
  missing: readonly string[];
  keep: null;
  'kept-all': null;
  'forget-others': null;
}

export type WorkerAnswer =
  | { isOk: true; answer: WorkerAnswers[keyof WorkerAnswers] }
  | { isOk: false; reason: FailureReason };

/** Why files could not be kept: there is no room, no connection, or the server has other files. */
export type FailureReason = 'full' | 'unreachable' | 'outdated';
