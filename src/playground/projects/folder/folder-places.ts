import { assetKind, CUSTOM_CSS } from '../../../ink/story/asset-kinds';
import { isPortablePath } from '../../../ink/story/portable-name';
import { isFileName } from '../../../ink/story/story-program';
import { pathProblem } from '../../import/check-path';
import { STYLES } from '../../import/project-styles';
import type { ProjectLayout } from '../../import/read-config';

export const CONFIG_FILE = 'atrament.config.json';
/** Where places of the map were put by hand: of no use to the engine, so not among its files. */
export const MAP_FILE = 'story-map.json';
const FONTS = 'resources/fonts';

/** What a file in a project’s folder is to the playground. */
export type Place =
  | { kind: 'main' | 'config' | 'map' | 'derived' }
  | { kind: 'ink' | 'asset' | 'styles'; name: string };

export interface GameLayout extends Pick<ProjectLayout, 'game' | 'main'> {
  /** What the fonts that the folder has of its own are called in the project, by their paths: they stay where they are. */
  fonts?: ReadonlyMap<string, string>;
}

/** The folder as the engine’s wizard makes it. */
export const usualLayout: GameLayout = { game: 'root/game', main: 'root/game/story.ink' };

/** A folder with nothing but a game, as Inky has it: paths in the story start from the folder itself. */
export const plainLayout = (main: string): GameLayout => ({ game: '', main });

/** Whether a folder is no project of the engine, so that it gets nothing of one. */
export const isPlain = ({ game }: GameLayout): boolean => game === '';

/** The folders that are looked through, with what is below them. */
export const foldersOf = (layout: GameLayout): string[] =>
  isPlain(layout) ? [''] : [layout.game, 'resources/styles', FONTS];

/** What the file at a path is; null if the playground does not use it. */
export function placeOf(path: string, layout: GameLayout): Place | null {
  if (path === CONFIG_FILE) return { kind: 'config' };
  if (path === MAP_FILE) return { kind: 'map' };
  if (path === layout.main) return { kind: 'main' };
  if (path === (isPlain(layout) ? CUSTOM_CSS : STYLES)) return { kind: 'styles', name: CUSTOM_CSS };
  const font = layout.fonts?.get(path);
  if (font !== undefined) return { kind: 'asset', name: font };
  // What the project writes for its own fonts, with modules around them; never read.
  if (!isPlain(layout) && path.startsWith(`${FONTS}/`)) return { kind: 'derived' };
  const name = nameIn(layout, path);
  if (name === null) return null;
  if (/\.ink$/i.test(name)) return { kind: 'ink', name };
  const kind = assetKind(name);
  const isElsewhere = kind === 'style' || (kind === 'font' && !isPlain(layout));
  return kind === null || isElsewhere ? null : { kind: 'asset', name };
}

/** The path as the story has it; null for a file that is not in the game. */
export function nameIn({ game }: GameLayout, path: string): string | null {
  if (game === '') return path;
  return path.startsWith(`${game}/`) ? path.slice(game.length + 1) : null;
}

/** The path in this folder of a file of the usual layout. */
export function pathIn({ game, main }: GameLayout, path: string): string {
  if (path === usualLayout.main) return main;
  const name = nameIn(usualLayout, path);
  if (name === null) return path;
  return game === '' ? name : `${game}/${name}`;
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
