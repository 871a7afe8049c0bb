import { assetKind, CUSTOM_CSS } from '../../../ink/story/asset-kinds';
import { isPortablePath } from '../../../ink/story/portable-name';
import { isFileName } from '../../../ink/story/story-program';
import { pathProblem } from '../../import/check-path';
import type { ProjectLayout } from '../../import/read-config';

export const CONFIG_FILE = 'atrament.config.json';
/** Where places of the map were put by hand: of no use to the engine, so not among its files. */
export const MAP_FILE = 'story-map.json';
const STYLES = 'resources/styles/custom.css';
const FONTS = 'resources/fonts';

/** What a file in a project’s folder is to the playground. */
export type Place =
  | { kind: 'main' | 'config' | 'map' | 'derived' }
  | { kind: 'ink' | 'asset' | 'styles'; name: string };

export type GameLayout = Pick<ProjectLayout, 'game' | 'main'>;

/** The folder as the engine’s wizard makes it. */
export const usualLayout: GameLayout = { game: 'root/game', main: 'root/game/story.ink' };

/** The folders that are looked through, with what is below them. */
export const foldersOf = ({ game }: GameLayout): string[] => [game, 'resources/styles', FONTS];

/** What the file at a path is; null if the playground does not use it. */
export function placeOf(path: string, { game, main }: GameLayout): Place | null {
  if (path === CONFIG_FILE) return { kind: 'config' };
  if (path === MAP_FILE) return { kind: 'map' };
  if (path === main) return { kind: 'main' };
  if (path === STYLES) return { kind: 'styles', name: CUSTOM_CSS };
  // The engine’s fonts have modules around them, so they are written, and never read.
  if (path.startsWith(`${FONTS}/`)) return { kind: 'derived' };
  if (!path.startsWith(`${game}/`)) return null;
  const name = path.slice(game.length + 1);
  if (/\.ink$/i.test(name)) return { kind: 'ink', name };
  const kind = assetKind(name);
  return kind === null || kind === 'style' || kind === 'font' ? null : { kind: 'asset', name };
}

/** The path in this folder of a file of the usual layout. */
export function pathIn({ game, main }: GameLayout, path: string): string {
  if (path === usualLayout.main) return main;
  return path.startsWith(`${usualLayout.game}/`)
    ? `${game}${path.slice(usualLayout.game.length)}`
    : path;
}

/** Whether a file’s name can be both in the project and on any system’s disk. */
export function isUsableName(path: string, place: Place): boolean {
  if (!isPortablePath(path) || pathProblem(path) !== null) return false;
  return place.kind !== 'ink' || isFileName(place.name);
}

/** Whether the playground reads the file as text. */
export function isTextPlace({ kind }: Place): boolean {
  return kind !== 'asset';
}
