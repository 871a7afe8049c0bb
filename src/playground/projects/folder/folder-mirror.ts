import { isNamed, TooManyFiles } from './disk';
import type { Answers } from './differing-file';
import { askToAllow, isAllowed, observeFolder } from './folder-access';
import type { FolderRecord } from './folder-record';
import type { FolderStatus, FolderTrouble } from './folder-status';
import type { MirroredProject } from './mirrored-project';
import { FolderSync } from './sync-folder';

/** How long after the last change the folder is written, in milliseconds. */
const PAUSE = 800;
/** …and after the first one, if the typing does not pause. */
const LONGEST_PAUSE = 4000;

/** Keeps a project and its folder in step for as long as this tab writes the project. */
export class FolderMirror {
  private readonly sync: FolderSync;
  private status: FolderStatus;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private firstChange: number | null = null;
  private running: Promise<void> | null = null;
  private isDue = false;
  private isStopped = false;
  private readonly stops: (() => void)[];

  constructor(
    project: MirroredProject,
    private readonly record: FolderRecord,
    private readonly onStatus: (status: FolderStatus) => void,
  ) {
    this.status = {
      ...{ name: record.handle.name, state: { kind: 'writing' } },
      ...{ leftOut: new Map(), emptied: [] },
    };
    this.sync = new FolderSync(project, record, () => this.set({ kind: 'writing' }));
    const read = (): void => {
      // What waits is written before the page goes.
      if (document.visibilityState === 'visible' || this.firstChange !== null) void this.run();
    };
    const note = (): void => this.note();
    window.addEventListener('focus', read);
    document.addEventListener('visibilitychange', read);
    this.stops = [
      () => window.removeEventListener('focus', read),
      () => document.removeEventListener('visibilitychange', read),
      project.subscribe(note),
      observeFolder(record.handle, note),
    ];
    void this.run();
  }

  /** The project has changed, or its folder: both are compared when that pauses. */
  note(): void {
    const now = Date.now();
    this.firstChange ??= now;
    clearTimeout(this.timer);
    const pause = now - this.firstChange > LONGEST_PAUSE ? 0 : PAUSE;
    this.timer = setTimeout(() => void this.run(), pause);
  }

  /** Asks the writer to allow the folder again; only during a click. */
  async allow(): Promise<void> {
    if (await askToAllow(this.record.handle)) await this.run();
  }

  /** Does what the writer answered about files that differ. */
  answer(answers: Answers): Promise<void> {
    return this.run(answers);
  }

  /** Stops; resolves when what is being written has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    for (const stop of this.stops) stop();
    await this.running;
  }

  private async run(answers?: Answers): Promise<void> {
    clearTimeout(this.timer);
    if (answers === undefined && this.running !== null) {
      this.isDue = true;
      return this.running;
    }
    await this.running;
    if (this.isStopped) return;
    this.running = this.rounds(answers ?? new Map()).finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async rounds(answers: Answers): Promise<void> {
    await this.round(answers);
    while (this.isDue && !this.isStopped) await this.round(new Map());
  }

  private async round(answers: Answers): Promise<void> {
    this.isDue = false;
    this.firstChange = null;
    try {
      if (!(await isAllowed(this.record.handle))) {
        this.set({ kind: 'not-allowed' });
        return;
      }
      const { differing, ...files } = await this.sync.run(answers);
      const state = differing.length > 0 ? { kind: 'differs' as const, files: differing } : null;
      this.set(state ?? { kind: 'saved' }, files);
    } catch (error) {
      const isLost = isNamed(error, 'NotAllowedError') && !(await isAllowed(this.record.handle));
      this.set(isLost ? { kind: 'not-allowed' } : { kind: 'trouble', trouble: troubleOf(error) });
    }
  }

  private set(
    state: FolderStatus['state'],
    files: Partial<Pick<FolderStatus, 'leftOut' | 'emptied'>> = {},
  ): void {
    if (this.isStopped) return;
    this.status = { ...this.status, state, ...files };
    this.onStatus(this.status);
  }
}

function troubleOf(error: unknown): FolderTrouble {
  if (error instanceof TooManyFiles) return { kind: 'too-many' };
  if (isNamed(error, 'NotFoundError')) return { kind: 'gone' };
  if (isNamed(error, 'NotAllowedError')) return { kind: 'read-only' };
  if (isNamed(error, 'QuotaExceededError')) return { kind: 'full' };
  return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
}
