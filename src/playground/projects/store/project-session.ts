import type { StoryProgram } from '../../../ink/story/story-program';
import { keepAside } from './history';
import { journalEntry, journalOf } from './journal';
import { JournalCopy } from './journal-copy';
import { createProject, saveProject, type SaveResult } from './project-store';
import type { ProjectStorage } from './tables';

/** How long after the last key a text is stored, in milliseconds; the journal has it meanwhile. */
const PAUSE = 400;
/** …and after the first one, if the typing does not pause. */
const LONGEST_PAUSE = 3000;

/** A project as it is opened for writing. */
export interface OpenedProject {
  id: string;
  /** Null if it was given none. */
  name: string | null;
  program: StoryProgram;
  revision: number;
  /** Whether the storage has it already. */
  isStored: boolean;
}

interface SessionEvents {
  onSaved: (result: SaveResult) => void;
  /** `isJournaled` tells whether at least the journal has the last change. */
  onFailure: (error: unknown, isJournaled: boolean) => void;
}

/** Stores the changes of one project: in its journal at once, in the storage when the typing pauses. */
export class ProjectSession {
  private readonly journal;
  private readonly copy;
  /** The text of a new project before its first change. */
  private origin: StoryProgram | null = null;
  /** The text that the storage has. */
  private stored: StoryProgram | null;
  private storedRevision: number;
  private isJournaled = true;
  private isReplaced = false;
  private at = Date.now();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private firstUnsaved: number | null = null;
  private saving: Promise<void> | null = null;

  constructor(
    private readonly storage: ProjectStorage,
    private readonly project: OpenedProject,
    private readonly events: SessionEvents,
  ) {
    this.journal = journalOf(project.id);
    this.copy = new JournalCopy(storage, project.id);
    this.stored = project.isStored && storage.isLasting ? project.program : null;
    this.storedRevision = project.isStored ? project.revision : -1;
  }

  /** Whether the last change is in the journal or in a storage that lasts. */
  get isSafe(): boolean {
    return this.isJournaled || (this.storage.isLasting && !this.isDirty);
  }

  private get isDirty(): boolean {
    return this.storedRevision < this.project.revision;
  }

  /** Takes a changed text. `isReplaced` if all of it was replaced, so that the former one goes to the history. */
  change(program: StoryProgram, { isReplaced = false } = {}): void {
    const { project } = this;
    // A new project begins with the text before its first change, which is the first entry of its history.
    if (!project.isStored && this.origin === null) this.origin = project.program;
    project.program = program;
    this.isReplaced ||= isReplaced;
    this.note();
  }

  rename(name: string | null): void {
    this.project.name = name;
    this.note();
  }

  /** Stores everything now; resolves when that is done or has failed. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    while (this.saving !== null) await this.saving;
    if (this.isDirty) await this.save();
  }

  /** Stops, because another tab writes now; a text that it does not have goes to the history. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    while (this.saving !== null) await this.saving;
    const { id, program } = this.project;
    if (!this.isDirty || !this.project.isStored) return;
    await keepAside(this.storage, { projectId: id, at: this.at, program, isReplaced: true });
  }

  private note(): void {
    this.project.revision += 1;
    this.at = Date.now();
    this.writeJournal();
    this.firstUnsaved ??= this.at;
    clearTimeout(this.timer);
    const isDue = !this.isJournaled || this.at - this.firstUnsaved > LONGEST_PAUSE;
    this.timer = setTimeout(() => void this.save(), isDue ? 0 : PAUSE);
  }

  private save(): Promise<void> {
    // One write at a time: the next one begins when this one has ended.
    this.saving ??= this.write().finally(() => {
      this.saving = null;
    });
    return this.saving;
  }

  private async write(): Promise<void> {
    const { storage, project, at, origin, isReplaced } = this;
    const { id, name, program, revision } = project;
    this.firstUnsaved = null;
    this.isReplaced = false;
    let outcome: SaveResult['outcome'];
    try {
      if (origin !== null && !project.isStored) {
        await createProject(storage, {
          id,
          name,
          program: origin,
          createdAt: at,
          changedAt: at,
          revision: 0,
        });
      }
      const { isStored } = project;
      const text = { id, name, program, revision, at, isReplaced, isStored };
      const result = await saveProject(storage, text);
      if (result.outcome !== 'newer-site') this.hasStored(program, revision, result.revision);
      ({ outcome } = result);
      this.events.onSaved(result);
    } catch (error) {
      this.isReplaced ||= isReplaced;
      this.events.onFailure(error, this.isJournaled);
      return;
    }
    if (this.isDirty && outcome !== 'newer-site') {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.save(), this.isJournaled ? PAUSE : 0);
    }
  }

  private hasStored(program: StoryProgram, saved: number, revision: number): void {
    this.project.isStored = true;
    // The storage counts on from its own revision.
    this.project.revision += revision - saved;
    this.storedRevision = revision;
    if (!this.storage.isLasting) return;
    this.stored = program;
    if (this.isDirty) {
      this.writeJournal();
      return;
    }
    this.journal.delete();
    this.copy.set(null);
  }

  private writeJournal(): void {
    const { program, revision, name } = this.project;
    const entry = journalEntry(this.stored, program, { revision, at: this.at, name });
    this.isJournaled = this.journal.set(JSON.stringify(entry));
    this.copy.set(entry);
  }
}
