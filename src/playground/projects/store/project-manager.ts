import { starterLine } from '../../../ink/story/starters-of';
import { isSameProgram, type StoryProgram } from '../../../ink/story/story-program';
import { createAssetStore, type AssetStore } from './asset-store';
import { DatabaseError, isQuotaError } from './database';
import type { ManagerState, Draft, NotOpened, StorageTrouble } from './manager-state';
import { foldJournal, foldJournals } from './fold-journals';
import { askForPersistence } from './persistence';
import {
  givenName,
  isFromNewerSite,
  isProjectId,
  newProjectId,
  parseCard,
  type Project,
} from './project';
import { lastOpened } from './project-address';
import { projectChannel } from './project-channel';
import { ProjectSession } from './project-session';
import { openProjectStorage } from './project-storage';
import { findByProgram, listProjects, readProject } from './project-store';
import { deleteProject, purgeOld } from './deleted-projects';
import { isWrittenElsewhere, joinProject, type ProjectTab } from './project-tabs';
import type { ProjectStorage } from './tables';

/** What a page begins with. */
export interface ManagerStart {
  /** The project in the page’s address. */
  id: string | null;
  /** The text from a link, which goes before everything. */
  linked: Draft | null;
  /** Whether the text from a link is the reader’s own, so that it becomes a project at once. */
  isOwn: boolean;
  /** Whether the draft is shown, and no other project, if that one is not there. */
  isOnly?: boolean;
  /** What is shown if there is no project. */
  draft: Draft;
}

interface ManagerEvents {
  onState: (state: ManagerState) => void;
  /** Another project is shown, or none; `isNew` if the way back should lead to the former one. */
  onAddress: (id: string | null, isNew: boolean) => void;
}

/** Name of the note with the project that was opened last. */
const LAST_OPENED = 'last-opened';

/** Opens, follows and stores the project that is shown. */
export class ProjectManager {
  private session: ProjectSession | null = null;
  private tab: ProjectTab | null = null;
  private state: ManagerState | null = null;
  private hasAsked = false;
  /** The starter’s name, as long as the project has no other. */
  private starterName: string | null = null;
  /** Counts what was opened, so that what arrives too late is dropped. */
  private opening = 0;

  private constructor(
    readonly storage: ProjectStorage,
    private readonly events: ManagerEvents,
    private trouble: StorageTrouble | null,
  ) {}

  /** Opens the storage, brings everything into it that waits elsewhere, and shows a text. */
  static async open(start: ManagerStart, events: ManagerEvents): Promise<ProjectManager> {
    let manager: ProjectManager | null = null;
    const { storage, failure } = await openProjectStorage({
      onOutdated: () => manager?.setTrouble({ kind: 'newer-site', isJournaled: true }),
    });
    const trouble = failure === null ? null : { kind: failure, isJournaled: true };
    manager = new ProjectManager(storage, events, trouble);
    await manager.gather();
    await manager.begin(start);
    return manager;
  }

  /** The files of the project; null before the text is one. */
  get assets(): AssetStore | null {
    const { project } = this.state ?? {};
    return project ? createAssetStore(this.storage, project.id) : null;
  }

  /** The text and name of a project as they are now; null if another one is on the playground. */
  openAs(id: string): Pick<ManagerState, 'program' | 'name'> | null {
    return this.state?.project?.id === id ? this.state : null;
  }

  /** Whether the last change is stored, at least in the journal. */
  get isSafe(): boolean {
    return this.session?.isSafe ?? true;
  }

  /** Takes a change of the text; ignored while another tab writes. */
  change(program: StoryProgram, options: { isReplaced?: boolean } = {}): void {
    const { state } = this;
    if (state?.isWriter !== true || isSameProgram(program, state.program)) return;
    if (this.session === null) this.makeProject(state);
    this.askForPersistence();
    this.session?.change(program, options);
    this.set({ program });
    const isStarter = firstLineIn(program) === firstLineIn(state.program);
    if (this.starterName !== null && !isStarter) this.takeName(null);
    this.tab?.publish();
    if (!this.isSafe) this.noteUnsafe();
  }

  /** Names the project; an empty name takes the name away. */
  rename(name: string): void {
    const { state } = this;
    if (state?.isWriter !== true) return;
    if (this.session === null) this.makeProject(state);
    this.takeName(name.trim() || null);
    this.tab?.publish();
  }

  private takeName(name: string | null): void {
    this.starterName = null;
    this.session?.rename(name);
    this.set({ name });
  }

  /**
   * Makes a project of a text that is none yet, and stores it; resolves with its id, or null if it cannot be one. What
   * took its time still belongs to the text that it began with, whatever is shown by now.
   */
  async makeOwn(of: Pick<ManagerState, 'key' | 'project'>): Promise<string | null> {
    if (of.key !== this.state?.key) return of.project?.id ?? null;
    const { starterName } = this;
    if (this.state.project === null) this.rename(this.state.name ?? '');
    this.starterName = starterName;
    const id = this.state.project?.id ?? null;
    await this.flush();
    return id;
  }

  /** Opens a project of the list. */
  async openProject(id: string, { isNew = true, isConverted = false } = {}): Promise<void> {
    await this.flush();
    const found = id === this.state?.project?.id ? null : await this.find(id);
    if (found === null || typeof found === 'string') {
      this.set({ notOpened: found });
      return;
    }
    await this.put(found, (this.opening += 1), { isNew, isConverted });
  }

  /** Shows a text that is no project yet. */
  async openDraft(draft: Draft, { isNew = true } = {}): Promise<void> {
    const opening = (this.opening += 1);
    await this.flush();
    if (opening !== this.opening) return;
    const left = this.leave({ isEmptyDropped: true });
    if (isNew) this.events.onAddress(null, true);
    this.show(draft);
    await left;
  }

  /** Makes this tab the one that writes. */
  takeOver(): void {
    this.tab?.takeOver();
  }

  /** Tries again to store the text, for example after something was deleted. */
  async retry(): Promise<void> {
    await this.session?.flush();
  }

  /** The writer has read that the browser may delete texts. */
  dismissPromise(): void {
    this.set({ isPromiseRefused: false });
  }

  /** The writer has read why the project was not opened. */
  dismissNotOpened(): void {
    if (this.state?.notOpened != null) this.set({ notOpened: null });
  }

  /** Stores everything and lets other tabs write. */
  async close(): Promise<void> {
    this.opening += 1;
    await this.flush();
    await this.leave();
    this.storage.close();
  }

  /** Stores what is not stored yet. */
  flush(): Promise<void> {
    return this.session?.flush() ?? Promise.resolve();
  }

  private async gather(): Promise<void> {
    try {
      await foldJournals(this.storage, isWrittenElsewhere);
      await purgeOld(this.storage, Date.now());
    } catch (error) {
      this.fail(error, true);
    }
  }

  private async begin({ id, linked, isOwn, isOnly = false, draft }: ManagerStart): Promise<void> {
    const opening = (this.opening += 1);
    const same = linked !== null && isOwn ? await this.findSame(linked.program) : null;
    if (linked !== null && same === null) {
      this.show(linked);
      if (isOwn) this.keepLinked(linked.program);
      return;
    }
    const wanted = same ?? id;
    const found = wanted === null ? null : await this.find(wanted);
    const isFound = found !== null && typeof found !== 'string';
    const project = isFound ? found : isOnly ? null : await this.latest();
    if (project === null) this.show(draft);
    else await this.put(project, opening, { isNew: false });
    // Without the database, nobody knows what there is.
    if (typeof found === 'string' && this.storage.isLasting) this.set({ notOpened: found });
  }

  private findSame(program: StoryProgram): Promise<string | null> {
    return findByProgram(this.storage, program).catch(() => null);
  }

  /** Makes a project of a text from a link without a change. */
  private keepLinked(linked: StoryProgram): void {
    const { state } = this;
    if (state === null) return;
    this.makeProject(state);
    this.session?.change(linked);
  }

  private async find(id: string): Promise<Project | NotOpened> {
    if (!isProjectId(id)) return 'unknown';
    try {
      if (!(await isWrittenElsewhere(id))) await foldJournal(this.storage, id);
      const stored = await this.storage.transact('readonly', (tables) => tables.get('cards', id));
      const card = parseCard(stored);
      if (card === null) return 'unknown';
      if (isFromNewerSite(card)) return 'newer-site';
      if (card.deletedAt !== null) return 'deleted';
      return (await readProject(this.storage, id)) ?? 'unknown';
    } catch (error) {
      this.fail(error, true);
      return 'unknown';
    }
  }

  /** The project that was opened last; without it, the one that was changed last. */
  async latest(): Promise<Project | null> {
    const cards = await listProjects(this.storage).catch(() => []);
    const last = (await this.lastNoted()) ?? lastOpened.get();
    const opened = cards.filter(({ id }) => id === last);
    for (const { id, deletedAt } of [...opened, ...cards]) {
      const project = deletedAt === null ? await this.find(id) : null;
      if (project !== null && typeof project !== 'string') return project;
    }
    return null;
  }

  /** Also in the database, which outlives a crash of the browser: see `JournalCopy`. */
  private noteOpened(id: string): void {
    const note = { name: LAST_OPENED, value: id };
    void this.storage
      .transact('readwrite', (tables) => tables.put('notes', note), 'relaxed')
      .catch(() => undefined);
  }

  private async lastNoted(): Promise<unknown> {
    const note = await this.storage
      .transact('readonly', (tables) => tables.get('notes', LAST_OPENED))
      .catch(() => undefined);
    return note?.value;
  }

  private async put(
    { card, program }: Project,
    opening: number,
    { isNew, isConverted = false }: { isNew: boolean; isConverted?: boolean },
  ): Promise<void> {
    const { id } = card;
    const tab = this.join(id);
    const isWriter = await tab.ready;
    if (opening !== this.opening) {
      tab.leave();
      return;
    }
    const left = this.leave({ isEmptyDropped: true });
    this.tab = tab;
    this.noteOpened(id);
    this.events.onAddress(id, isNew);
    if (isWriter) this.write({ card, program });
    const name = givenName(card);
    this.starterName = starterNameIn(program, name);
    this.replace({ program, name, original: null, project: { id }, isWriter, isConverted });
    await left;
  }

  private show({ program, name: given, starterName, isEmpty = false }: Draft): void {
    const name = given ?? starterName ?? null;
    this.starterName = given === null ? name : null;
    const original = isEmpty ? null : program;
    this.replace({ program, name, original, project: null, isWriter: true });
  }

  private makeProject({ program, name }: ManagerState): void {
    const id = newProjectId();
    this.session = this.createSession({ id, name, program, revision: 0, isStored: false });
    this.tab = this.join(id);
    this.set({ project: { id } });
    this.noteOpened(id);
    this.events.onAddress(id, false);
  }

  private write({ card, program }: Project): void {
    const { id, revision } = card;
    const name = givenName(card);
    this.session = this.createSession({ id, name, program, revision, isStored: true });
  }

  private createSession(project: ConstructorParameters<typeof ProjectSession>[1]): ProjectSession {
    return new ProjectSession(this.storage, project, {
      onSaved: ({ outcome }) => {
        projectChannel.announce({ type: 'projects' });
        if (outcome === 'newer-site') this.setTrouble({ kind: 'newer-site', isJournaled: true });
        else if (outcome === 'stored-again') this.setTrouble({ kind: 'cleared' });
        else if (this.storage.isLasting && this.trouble?.kind !== 'cleared') this.setTrouble(null);
      },
      onFailure: (error, isJournaled) => this.fail(error, isJournaled),
    });
  }

  private join(id: string): ProjectTab {
    return joinProject(id, {
      onWriter: () => void this.becomeWriter(id),
      onFollower: (isForced) => {
        if (this.state?.project?.id !== id) return;
        this.set({ isWriter: false });
        if (!isForced) return;
        const { session } = this;
        this.session = null;
        void session?.stop().catch(() => undefined);
      },
      onText: ({ name, program }) => {
        const { state } = this;
        if (state?.project?.id !== id || state.isWriter) return;
        this.set({ program, name: name || null });
      },
      flush: async () => {
        if (this.state?.project?.id !== id) return;
        const { session } = this;
        await session?.flush();
        this.session = null;
      },
      current: () => ({
        name: this.state?.name ?? '',
        program: this.state?.program ?? { source: '', files: {} },
      }),
    });
  }

  private async becomeWriter(id: string): Promise<void> {
    const { opening } = this;
    // What is being typed goes before what is stored.
    if (this.session !== null) return;
    // The former tab may have been closed in the middle of a word.
    await foldJournal(this.storage, id).catch(() => undefined);
    const project = await readProject(this.storage, id).catch(() => null);
    if (opening !== this.opening || this.state?.project?.id !== id) return;
    const program = project?.program ?? this.state.program;
    if (project === null) {
      const { name } = this.state;
      this.session = this.createSession({ id, name, program, revision: 0, isStored: false });
    } else {
      this.write(project);
      this.set({ name: givenName(project.card) });
    }
    this.starterName = starterNameIn(program, this.state.name);
    this.set({ program, isWriter: true });
  }

  /** Once per page, with the first text of the writer’s own. */
  private askForPersistence(): void {
    if (this.hasAsked) return;
    this.hasAsked = true;
    void askForPersistence().then((isRefused) => {
      if (isRefused) this.set({ isPromiseRefused: true });
    });
  }

  /**
   * Lets go of the text that is shown; called in the same step as the next one is shown, so that whatever is typed
   * belongs to one of them. Resolves when the former one is stored.
   */
  private async leave({ isEmptyDropped = false } = {}): Promise<void> {
    const { session, tab, assets, state } = this;
    this.session = null;
    this.tab = null;
    await session?.flush();
    if (isEmptyDropped && session !== null && state?.name === null && isEmpty(state.program))
      await this.dropUnlessFiles(assets, state).catch(() => undefined);
    tab?.leave();
  }

  /** Puts a project that has nothing but its history among the deleted ones. */
  private async dropUnlessFiles(
    assets: AssetStore | null,
    { project }: ManagerState,
  ): Promise<void> {
    if (assets === null || project === null || (await assets.list()).length > 0) return;
    await deleteProject(this.storage, project.id);
    projectChannel.announce({ type: 'projects' });
  }

  private fail(error: unknown, isJournaled: boolean): void {
    if (isQuotaError(error)) this.setTrouble({ kind: 'full', isJournaled });
    else if (error instanceof DatabaseError) this.setTrouble({ kind: error.failure, isJournaled });
    else {
      const reason = error instanceof Error ? error.message : String(error);
      this.setTrouble({ kind: 'failed', isJournaled, reason });
    }
  }

  /** Neither the storage nor the journal has the last change. */
  private noteUnsafe(): void {
    const { trouble } = this;
    if (trouble === null || trouble.kind === 'cleared' || !trouble.isJournaled) return;
    this.setTrouble({ ...trouble, isJournaled: false });
  }

  private setTrouble(trouble: StorageTrouble | null): void {
    this.trouble = trouble;
    this.set({ trouble });
  }

  private replace(
    next: Pick<ManagerState, 'program' | 'name' | 'original' | 'project' | 'isWriter'> &
      Partial<Pick<ManagerState, 'isConverted'>>,
  ): void {
    this.state = {
      isConverted: false,
      ...next,
      key: (this.state?.key ?? 0) + 1,
      trouble: this.trouble,
      notOpened: null,
      isPromiseRefused: this.state?.isPromiseRefused ?? false,
    };
    this.events.onState(this.state);
  }

  private set(change: Partial<ManagerState>): void {
    if (this.state === null) return;
    this.state = { ...this.state, ...change };
    this.events.onState(this.state);
  }
}

/** The name of a project that was opened, if its starter gave it: the first line still has it as well. */
function starterNameIn({ source }: StoryProgram, name: string | null): string | null {
  return starterLine(source).title === name ? name : null;
}

function firstLineIn({ source }: StoryProgram): string {
  return source.split('\n', 1)[0] ?? '';
}

function isEmpty({ source, files }: StoryProgram): boolean {
  return source.trim() === '' && Object.keys(files).length === 0;
}
