import { isRecord, type StoryProgram } from '../../../ink/story/story-program';
import { parseStoredProgram } from './project';

/** How long the tab that writes may take to answer before its lock is taken from it, in milliseconds. */
const PATIENCE = 2000;
/** The shortest time between two notices of changes to followers, in milliseconds. */
const PACE = 120;

/** The text as the tab that writes has it. */
export interface LiveText {
  name: string;
  program: StoryProgram;
}

interface TabEvents {
  /** This tab writes from now on, after it has followed. */
  onWriter: () => void;
  /** Another tab writes; `isForced` if it did not wait until this one had stored its text. */
  onFollower: (isForced: boolean) => void;
  /** The text of the tab that writes, for those that follow. */
  onText: (text: LiveText) => void;
  /** Stores everything, because another tab wants to write. */
  flush: () => Promise<void>;
  current: () => LiveText;
}

/** A tab’s part in a project that several tabs may have open: one writes, the others follow. */
export interface ProjectTab {
  /** Resolves with whether this tab writes, as soon as that is known. */
  ready: Promise<boolean>;
  /** Tells the followers of a change. */
  publish: () => void;
  /** Becomes the tab that writes. */
  takeOver: () => void;
  leave: () => void;
}

type Message = { type: 'hello' } | { type: 'take' } | ({ type: 'text' } & LiveText);

const nameOf = (id: string): string => `atrament-project:${id}`;

/** Whether another tab is writing a project. */
export async function isWrittenElsewhere(id: string): Promise<boolean> {
  const locks = locksOfBrowser();
  if (locks === null) return false;
  return locks.request(nameOf(id), { ifAvailable: true }, (lock) => lock === null);
}

/** Joins the tabs that have a project open. Where the browser has no locks, every tab writes. */
export function joinProject(id: string, events: TabEvents): ProjectTab {
  const locks = locksOfBrowser();
  if (locks === null || typeof BroadcastChannel === 'undefined') {
    const none = (): void => undefined;
    return { ready: Promise.resolve(true), publish: none, takeOver: none, leave: none };
  }
  return new LockedTab(id, events, locks);
}

class LockedTab implements ProjectTab {
  readonly ready: Promise<boolean>;
  private readonly channel: BroadcastChannel;
  private release: (() => void) | null = null;
  private queued: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private taking: ReturnType<typeof setTimeout> | undefined;
  private hasLeft = false;
  /** Whether another tab may follow: a long text is not sent with each key press to nobody. */
  private hasFollowers = false;

  constructor(
    private readonly id: string,
    private readonly events: TabEvents,
    private readonly locks: LockManager,
  ) {
    this.channel = new BroadcastChannel(nameOf(id));
    this.channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = parseMessage(data);
      if (message !== null) this.hear(message);
    };
    this.ready = new Promise((resolve) => {
      this.request({ ifAvailable: true }, resolve);
    });
    void this.ready.then((isWriter) => {
      if (!isWriter) this.follow();
    });
  }

  publish(): void {
    if (this.release === null || !this.hasFollowers || this.timer !== undefined) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.sendText();
    }, PACE);
  }

  takeOver(): void {
    if (this.release !== null || this.hasLeft) return;
    this.send({ type: 'take' });
    clearTimeout(this.taking);
    this.taking = setTimeout(() => {
      if (this.release !== null || this.hasLeft) return;
      this.queued?.abort();
      this.request({ steal: true });
    }, PATIENCE);
  }

  leave(): void {
    this.hasLeft = true;
    clearTimeout(this.timer);
    clearTimeout(this.taking);
    this.queued?.abort();
    this.release?.();
    this.release = null;
    this.channel.close();
  }

  private hear(message: Message): void {
    if (message.type === 'text') {
      if (this.release === null) this.events.onText(message);
    } else if (message.type === 'hello') {
      this.hasFollowers = true;
      this.sendText();
    } else if (this.release !== null) {
      void this.hand();
    } else {
      // Another follower is to be the next: this one queues again behind it.
      this.queued?.abort();
      setTimeout(() => this.queue(), PATIENCE / 2);
    }
  }

  /** Lets another tab write, once everything is stored. */
  private async hand(): Promise<void> {
    const { release } = this;
    this.events.onFollower(false);
    await this.events.flush().catch(() => undefined);
    this.sendText();
    if (this.release === release) this.release = null;
    release?.();
    // Behind the tab that asked, which has been waiting.
    if (!this.hasLeft) this.queue();
  }

  private follow(): void {
    if (this.hasLeft) return;
    this.send({ type: 'hello' });
    this.queue();
  }

  /** Waits until the tab that writes is closed. */
  private queue(): void {
    if (this.hasLeft || this.release !== null) return;
    this.queued?.abort();
    this.queued = new AbortController();
    this.request({ signal: this.queued.signal });
  }

  private request(options: LockOptions, onAnswer?: (isWriter: boolean) => void): void {
    let isHeld = false;
    this.locks
      .request(nameOf(this.id), options, (lock) => {
        if (lock === null || this.hasLeft) {
          onAnswer?.(false);
          return undefined;
        }
        isHeld = true;
        clearTimeout(this.taking);
        return new Promise<void>((resolve) => {
          this.release = resolve;
          if (onAnswer === undefined) {
            // The tab that wrote before follows, and perhaps others.
            this.hasFollowers = true;
            this.events.onWriter();
          } else onAnswer(true);
        });
      })
      .catch(() => {
        // Either a request that is not needed any more, or another tab took the lock.
        if (!isHeld || this.hasLeft) return;
        this.release = null;
        this.events.onFollower(true);
        this.queue();
      });
  }

  private sendText(): void {
    if (this.release !== null) this.send({ type: 'text', ...this.events.current() });
  }

  private send(message: Message): void {
    if (!this.hasLeft) this.channel.postMessage(message);
  }
}

function locksOfBrowser(): LockManager | null {
  return typeof navigator === 'undefined'
    ? null
    : ((navigator as Partial<Navigator>).locks ?? null);
}

/** Another version of the site may send anything. */
function parseMessage(value: unknown): Message | null {
  if (!isRecord(value)) return null;
  if (value.type === 'hello' || value.type === 'take') return { type: value.type };
  const program = parseStoredProgram(value.program);
  return value.type === 'text' && typeof value.name === 'string' && program !== null
    ? { type: 'text', name: value.name, program }
    : null;
}
