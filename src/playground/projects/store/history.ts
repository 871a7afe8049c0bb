import { isSameProgram } from '../../../ink/story/story-program';
import { parseStoredProgram, type Snapshot } from './project';
import type { Keys, ProjectStorage, Tables } from './tables';
import { textChange, type TextChange } from './text-change';
import { REPLACED_STAYS, SNAPSHOT_EVERY, timesToDrop } from './thin-snapshots';

/** An earlier text of a project. */
export interface HistoryEntry {
  /** Its place in the history. */
  at: number;
  /** Its time, as the clock had it. */
  clock: number;
  /** What it changed in the text before it; null for the oldest one. */
  change: TextChange | null;
}

/** Adds a snapshot unless it equals the newest one, and thins the older ones out. */
export async function putSnapshot(tables: Tables, snapshot: Snapshot): Promise<void> {
  const { projectId } = snapshot;
  const keys = await tables.keysOf('snapshots', projectId);
  const newest = keys.at(-1);
  const before = newest && (await tables.get('snapshots', newest));
  if (before !== undefined && isSameProgram(before.program, snapshot.program)) return;
  const at = timeAfter(newest?.[1] ?? 0, snapshot.at);
  // Replacing a text is no time to lose one.
  if (!snapshot.isReplaced) await thinOut(tables, projectId, [...keys.map((key) => key[1]), at]);
  const isClock = at === snapshot.at;
  await tables.put('snapshots', { ...snapshot, at, ...(!isClock && { clock: snapshot.at }) });
}

/** Clocks can go back; the order of the texts must not, nor may they all be of one minute, of which only the newest stays. */
function timeAfter(newest: number, at: number): number {
  return at < newest - SNAPSHOT_EVERY ? newest + SNAPSHOT_EVERY : Math.max(at, newest + 1);
}

async function thinOut(tables: Tables, projectId: string, times: number[]): Promise<void> {
  const now = Math.max(Date.now(), ...times);
  for (const time of timesToDrop(times, now)) {
    const snapshot = await tables.get('snapshots', [projectId, time]);
    if (snapshot?.isReplaced === true && now - time < REPLACED_STAYS) continue;
    await tables.delete('snapshots', [projectId, time]);
  }
}

/** The earlier texts of a project, the newest first. */
export function listHistory(storage: ProjectStorage, projectId: string): Promise<HistoryEntry[]> {
  return storage.transact('readonly', async (tables) => {
    const entries: HistoryEntry[] = [];
    let before: Snapshot | null = null;
    // One after another, because a history is longer than its text by far.
    for (const key of await tables.keysOf('snapshots', projectId)) {
      const snapshot = await tables.get('snapshots', key);
      if (snapshot === undefined || parseStoredProgram(snapshot.program) === null) continue;
      const change = before && textChange(before.program, snapshot.program);
      const { at, clock } = snapshot;
      entries.unshift({ at, clock: typeof clock === 'number' ? clock : at, change });
      before = snapshot;
    }
    return entries;
  });
}

/** The text of a project at a time from its history. */
export function readSnapshot(storage: ProjectStorage, key: Keys['snapshots']) {
  return storage.transact('readonly', async (tables) =>
    parseStoredProgram((await tables.get('snapshots', key))?.program),
  );
}

/** Adds a text to the history that was never stored as the present one. */
export function keepAside(storage: ProjectStorage, snapshot: Snapshot): Promise<void> {
  return storage.transact('readwrite', (tables) => putSnapshot(tables, snapshot));
}
