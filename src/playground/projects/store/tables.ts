import type { ProjectAsset, ProjectCard, ProjectText, Snapshot } from './project';
import type { StoredExtras } from './project-extras';

/** What is stored, by table. The keys of assets and snapshots begin with their project’s id. */
export interface Records {
  cards: ProjectCard;
  texts: ProjectText;
  assets: ProjectAsset;
  extras: StoredExtras;
  snapshots: Snapshot;
  /** What the site has to remember about the others, by name. */
  notes: { name: string; value: unknown };
}

export interface Keys {
  cards: string;
  texts: string;
  extras: string;
  assets: [projectId: string, path: string];
  snapshots: [projectId: string, at: number];
  notes: string;
}

export type TableName = keyof Records;

export const keyPaths = {
  cards: 'id',
  texts: 'id',
  extras: 'id',
  assets: ['projectId', 'path'],
  snapshots: ['projectId', 'at'],
  notes: 'name',
} as const satisfies Record<TableName, string | readonly string[]>;

/** The tables within one transaction: all of its changes are stored, or none. */
export interface Tables {
  get: <T extends TableName>(table: T, key: Keys[T]) => Promise<Records[T] | undefined>;
  put: <T extends TableName>(table: T, record: Records[T]) => Promise<void>;
  delete: <T extends TableName>(table: T, key: Keys[T]) => Promise<void>;
  allCards: () => Promise<ProjectCard[]>;
  allNotes: () => Promise<Records['notes'][]>;
  /** The keys of a project’s records, in order. */
  keysOf: <T extends 'assets' | 'snapshots'>(table: T, projectId: string) => Promise<Keys[T][]>;
}

/** Where projects are stored. */
export interface ProjectStorage {
  /** Whether it lasts longer than the page. */
  isLasting: boolean;
  /**
   * Runs `work` in one transaction, which awaits nothing but its tables. “strict”, the default, waits for the disk; “relaxed”
   * only for the system, which is enough to outlive the browser.
   */
  transact: <T>(
    mode: IDBTransactionMode,
    work: (tables: Tables) => Promise<T>,
    durability?: 'strict' | 'relaxed',
  ) => Promise<T>;
  close: () => void;
}
