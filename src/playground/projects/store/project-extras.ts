import type { Positions } from '../../../ink/map/place-by-hand';
import { isRecord } from '../../../ink/story/story-program';
import { parsePins, type Pin } from './pin';
import { parsePositions } from './positions';
import { projectChannel } from './project-channel';
import type { ProjectStorage, Tables } from './tables';
import { parseNotes, type TesterNote } from '../../notes/tester-note';

/** What belongs to a project besides its text and its files. */
export interface Extras {
  /** Plays that were recorded for the tests. */
  pins: readonly Pin[];
  /** What `atrament.config.json` says beyond the story’s tags. */
  config: Readonly<Record<string, unknown>>;
  /** Where places of the map were put by hand. */
  positions: Positions;
  /** Whether places of the map have their pictures; absent if not. */
  mapPictures?: boolean | undefined;
  /** The kinds of hints that are not shown; absent if all are. */
  dismissed?: readonly string[] | undefined;
  /** What testers said; left out if there is nothing. */
  testerNotes?: readonly TesterNote[];
}

/** The extras of a project as stored. */
export interface StoredExtras extends Extras {
  id: string;
}

/** What a project without extras has. */
export const noExtras: Extras = { pins: [], config: {}, positions: {} };

/** Validates unknown data as extras; what cannot be read is left out. */
export function parseExtras(value: unknown): Extras {
  const { pins, config, positions, mapPictures, dismissed, testerNotes } = isRecord(value)
    ? value
    : {};
  const kinds = Array.isArray(dismissed)
    ? dismissed.filter((kind): kind is string => typeof kind === 'string')
    : [];
  const read = parseNotes(testerNotes);
  return {
    pins: parsePins(pins),
    config: isRecord(config) ? config : {},
    positions: parsePositions(positions),
    ...(mapPictures === true && { mapPictures }),
    ...(kinds.length > 0 && { dismissed: kinds }),
    ...(read.length > 0 && { testerNotes: read }),
  };
}

/** The extras of a project. */
export function readExtras(storage: ProjectStorage, id: string): Promise<Extras> {
  return storage.transact('readonly', (tables) => extrasIn(tables, id));
}

async function extrasIn(tables: Tables, id: string): Promise<Extras> {
  return parseExtras(await tables.get('extras', id));
}

/** Changes the extras of a project, and announces it to all tabs. */
export async function changeExtras(
  storage: ProjectStorage,
  id: string,
  change: (extras: Extras) => Extras,
): Promise<void> {
  await storage.transact('readwrite', async (tables) => {
    await tables.put('extras', { ...change(await extrasIn(tables, id)), id });
  });
  projectChannel.announce({ type: 'extras', projectId: id });
}

/** Whether two projects have the same extras. */
export function hasSameExtras(one: Extras, other: Extras): boolean {
  const textOf = ({ pins, config, positions, ...others }: Extras): string => {
    const { mapPictures = false, dismissed = [], testerNotes = [] } = others;
    return JSON.stringify([pins, config, positions, mapPictures, dismissed, testerNotes]);
  };
  return textOf(one) === textOf(other);
}
