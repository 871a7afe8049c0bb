import { titleOf } from '../../../ink/story/game-name';
import { isSameProgram, sizeOf, type StoryProgram } from '../../../ink/story/story-program';
import { storeFiles, type AssetRecord } from './asset-contents';
import { putSnapshot } from './history';
import {
  isFromNewerSite,
  newProjectId,
  parseCard,
  parseStoredProgram,
  PROJECT_FORMAT,
  type Project,
  type ProjectCard,
} from './project';
import { noExtras, type Extras } from './project-extras';
import type { ProjectStorage, Tables } from './tables';
import { firstLineOf } from './text-change';
import { SNAPSHOT_EVERY } from './thin-snapshots';

/** What a new project begins with. */
export interface NewProject {
  id?: string;
  /** Null if it was given none. */
  name: string | null;
  program: StoryProgram;
  createdAt?: number;
  changedAt?: number;
  revision?: number;
}

/** All projects, the last changed first; without those whose card cannot be read. */
export async function listProjects(storage: ProjectStorage): Promise<ProjectCard[]> {
  const cards = await storage.transact('readonly', (tables) => tables.allCards());
  return cards
    .map(parseCard)
    .filter((card) => card !== null)
    .sort((one, other) => other.changedAt - one.changedAt);
}

/** A project with its text; null if there is none, or if a newer version of the site wrote it. */
export function readProject(storage: ProjectStorage, id: string): Promise<Project | null> {
  return storage.transact('readonly', (tables) => projectIn(tables, id));
}

async function projectIn(tables: Tables, id: string): Promise<Project | null> {
  const card = parseCard(await tables.get('cards', id));
  const program = parseStoredProgram((await tables.get('texts', id))?.program);
  return card === null || program === null || isFromNewerSite(card) ? null : { card, program };
}

/** The project with just this text; null if there is none. */
export function findByProgram(
  storage: ProjectStorage,
  program: StoryProgram,
): Promise<string | null> {
  return storage.transact('readonly', async (tables) => {
    for (const { id } of await tables.allCards()) {
      const text = parseStoredProgram((await tables.get('texts', id))?.program);
      if (isSameProgram(text, program)) return id;
    }
    return null;
  });
}

/** Stores a new project. */
export async function createProject(
  storage: ProjectStorage,
  project: NewProject,
): Promise<ProjectCard> {
  return storage.transact('readwrite', (tables) => putNew(tables, project));
}

async function putNew(tables: Tables, project: NewProject): Promise<ProjectCard> {
  const now = Date.now();
  const {
    id = newProjectId(),
    name,
    program,
    createdAt = now,
    changedAt = now,
    revision = 1,
  } = project;
  const card: ProjectCard = {
    id,
    format: PROJECT_FORMAT,
    createdAt,
    deletedAt: null,
    snapshotAt: 0,
    ...describe(program, name),
    changedAt,
    revision,
  };
  await tables.put('cards', card);
  await tables.put('texts', { id, program });
  return card;
}

/** A change of a project’s text or name. */
export interface SavedText {
  id: string;
  /** Null if it was given none. */
  name: string | null;
  program: StoryProgram;
  revision: number;
  at: number;
  /** Whether the storage is known to have the project. */
  isStored?: boolean;
  /** Whether the former text goes to the history at once, because all of it was replaced. */
  isReplaced?: boolean;
}

export interface SaveResult {
  /** “stored-again” if the storage had lost the project; “newer-site” if nothing was stored. */
  outcome: 'saved' | 'stored-again' | 'newer-site';
  revision: number;
}

/** Stores a project’s text; the former one goes to the history once a minute. */
export async function saveProject(storage: ProjectStorage, saved: SavedText): Promise<SaveResult> {
  return storage.transact('readwrite', async (tables) => {
    const { id, program, revision, at, isReplaced = false } = saved;
    const card = parseCard(await tables.get('cards', id));
    if (card !== null && isFromNewerSite(card))
      return { outcome: 'newer-site', revision: card.revision };
    let snapshotAt = card?.snapshotAt ?? 0;
    if (card !== null && (isReplaced || Math.abs(at - snapshotAt) >= SNAPSHOT_EVERY)) {
      const former = parseStoredProgram((await tables.get('texts', id))?.program);
      if (former !== null && !isSameProgram(former, program)) {
        await putSnapshot(tables, {
          projectId: id,
          at: card.changedAt,
          program: former,
          isReplaced,
        });
        snapshotAt = at;
      }
    }
    const next = Math.max(revision, (card?.revision ?? 0) + 1);
    await tables.put('cards', {
      id,
      format: PROJECT_FORMAT,
      createdAt: card?.createdAt ?? at,
      // Whoever writes in a project that was deleted elsewhere wants to keep it.
      deletedAt: null,
      snapshotAt,
      ...describe(program, saved.name),
      changedAt: at,
      revision: next,
    });
    await tables.put('texts', { id, program });
    return { outcome: card === null && saved.isStored ? 'stored-again' : 'saved', revision: next };
  });
}

function describe(program: StoryProgram, name: string | null) {
  return {
    name: name ?? titleOf(program),
    isNamed: name !== null,
    firstLine: firstLineOf(program),
    size: sizeOf(program),
  };
}

/** Gives a project a name; an empty one takes the name away. */
export function renameProject(storage: ProjectStorage, id: string, name: string): Promise<void> {
  return storage.transact('readwrite', async (tables) => {
    const project = await projectIn(tables, id);
    if (project === null) return;
    const own = name === '' ? titleOf(project.program) : name;
    await tables.put('cards', { ...project.card, name: own, isNamed: name !== '' });
  });
}

/** A copy of a project with its files and all else that belongs to it, under another name; null if there is no such project. */
export function duplicateProject(
  storage: ProjectStorage,
  id: string,
  name: string,
): Promise<ProjectCard | null> {
  return storage.transact('readwrite', async (tables) => {
    const project = await projectIn(tables, id);
    if (project === null) return null;
    const card = await putNew(tables, { name, program: project.program });
    for (const key of await tables.keysOf('assets', id)) {
      const asset = await tables.get('assets', key);
      if (asset !== undefined) await tables.put('assets', { ...asset, projectId: card.id });
    }
    const extras = await tables.get('extras', id);
    if (extras !== undefined) await tables.put('extras', { ...extras, id: card.id });
    return card;
  });
}

/** A new project with what comes with it. */
export interface AddedProject extends NewProject, Partial<Extras> {
  assets: ReadonlyMap<string, Blob>;
}

/** Adds projects with their files in one step: all of them, or none. */
export function addProjects(
  storage: ProjectStorage,
  projects: readonly AddedProject[],
): Promise<void> {
  const files = projects.flatMap(({ assets }) => [...assets.values()]);
  return storeFiles(files, (recordOf) =>
    storage.transact('readwrite', async (tables) => {
      for (const project of projects) await putAdded(tables, project, recordOf);
    }),
  );
}

async function putAdded(
  tables: Tables,
  { assets, pins, config, positions, ...rest }: AddedProject,
  recordOf: AssetRecord,
): Promise<void> {
  const { mapPictures, dismissed, testerNotes, ...project } = rest;
  const { id } = await putNew(tables, project);
  const extras = [pins, config, positions, mapPictures, dismissed, testerNotes];
  if (extras.some((extra) => extra !== undefined)) {
    await tables.put('extras', {
      ...noExtras,
      ...(pins && { pins }),
      ...(config && { config }),
      ...(positions && { positions }),
      ...(mapPictures && { mapPictures }),
      ...(dismissed && { dismissed }),
      ...(testerNotes && { testerNotes }),
      id,
    });
  }
  for (const [path, blob] of assets) await tables.put('assets', recordOf(id, path, blob));
}
