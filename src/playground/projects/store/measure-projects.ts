import { assetKind, type AssetKind } from '../../../ink/story/asset-kinds';
import { sizeOf } from '../../../ink/story/story-program';
import { createAssetStore } from './asset-store';
import { parseStoredProgram, type ProjectCard } from './project';
import { listProjects } from './project-store';
import type { ProjectStorage } from './tables';

/** What takes room in a project. */
export type ProjectPart = 'text' | 'history' | AssetKind;

/** How much room a project takes, in bytes. */
export interface MeasuredProject {
  card: ProjectCard;
  bytes: number;
  /** The files of each kind, and the texts; the largest first. */
  parts: readonly { part: ProjectPart; count: number; bytes: number }[];
}

/** The projects that take the most room, the largest first; deleted ones are still there. */
export async function measureProjects(
  storage: ProjectStorage,
  most: number,
): Promise<MeasuredProject[]> {
  const measured: MeasuredProject[] = [];
  for (const card of await listProjects(storage)) {
    const parts = new Map<ProjectPart, { count: number; bytes: number }>();
    const add = (part: ProjectPart, bytes: number): void => {
      const sum = parts.get(part) ?? { count: 0, bytes: 0 };
      parts.set(part, { count: sum.count + 1, bytes: sum.bytes + bytes });
    };
    add('text', card.size);
    for (const { path, size } of await createAssetStore(storage, card.id).list()) {
      add(assetKind(path) ?? 'picture', size);
    }
    for (const bytes of await snapshotSizes(storage, card.id)) add('history', bytes);
    const sorted = [...parts]
      .map(([part, sum]) => ({ part, ...sum }))
      .sort((one, other) => other.bytes - one.bytes);
    measured.push({ card, parts: sorted, bytes: sorted.reduce((sum, one) => sum + one.bytes, 0) });
  }
  return measured.sort((one, other) => other.bytes - one.bytes).slice(0, most);
}

function snapshotSizes(storage: ProjectStorage, id: string): Promise<number[]> {
  return storage.transact('readonly', async (tables) => {
    const sizes: number[] = [];
    for (const key of await tables.keysOf('snapshots', id)) {
      const program = parseStoredProgram((await tables.get('snapshots', key))?.program);
      if (program !== null) sizes.push(sizeOf(program));
    }
    return sizes;
  });
}
