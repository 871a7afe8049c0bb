import { isRecord, type StoryProgram } from '../../../ink/story/story-program';
import { projectEntries } from '../../download/engine-project';
import { encodePath, type ZipEntries } from '../../download/game-parts';
import { stylesFromProject } from '../../import/project-styles';
import { CUSTOM_CSS } from '../../player/assets/game-files';
import { decodedAddress, replaceAddresses } from '../../player/assets/url-value';
import { parsePositions } from '../store/positions';
import type { Extras } from '../store/project-extras';
import {
  CONFIG_FILE,
  MAP_FILE,
  isPlain,
  pathIn,
  placeOf,
  usualLayout,
  type GameLayout,
} from './folder-places';

/** What a project consists of. */
export interface ProjectParts {
  program: StoryProgram;
  /** The name that it was given. */
  name: string | null;
  assets: ReadonlyMap<string, Blob>;
  config: Readonly<Record<string, unknown>>;
  /** What is kept of its map beside the text. */
  map: Pick<Extras, 'positions' | 'mapPictures'>;
}

/** A file of a project, at its place in a folder. */
export interface ProjectFile {
  blob: Blob;
  isDefault: boolean;
  isDerived: boolean;
}

/** The files of a project as they are in its folder, by path. */
export async function projectFiles(
  parts: ProjectParts,
  title: string,
  layout: GameLayout,
): Promise<Map<string, ProjectFile>> {
  const files = new Map<string, ProjectFile>();
  const assets = new Map(parts.assets);
  const styles = assets.get(CUSTOM_CSS);
  for (const [path, name] of layout.fonts ?? []) {
    const blob = assets.get(name);
    if (blob !== undefined) files.set(path, { blob, isDefault: false, isDerived: false });
    assets.delete(name);
  }
  if (styles !== undefined) assets.set(CUSTOM_CSS, await withOwnFonts(styles, layout));
  for (const [usual, blob] of await entriesOf({ ...parts, assets }, title, layout)) {
    const path = pathIn(layout, usual);
    const isConfig = path === CONFIG_FILE;
    files.set(path, {
      blob: isConfig ? await withPlace(blob, layout) : await withAddresses(blob, usual, layout),
      isDefault: isConfig
        ? Object.keys(parts.config).length === 0
        : path === layout.main && parts.program.source.trim() === '',
      isDerived: placeOf(path, layout)?.kind === 'derived',
    });
  }
  const { positions, mapPictures } = parts.map;
  if (Object.keys(positions).length > 0 || mapPictures === true) {
    const map = { positions, ...(mapPictures === true && { pictures: true }) };
    const text = `${JSON.stringify(map, null, 2)}\n`;
    files.set(MAP_FILE, { blob: new Blob([text]), isDefault: false, isDerived: false });
  }
  return files;
}

/** A folder with nothing but a game has all files of the project at the paths that the story has for them. */
async function entriesOf(
  parts: ProjectParts,
  title: string,
  layout: GameLayout,
): Promise<ZipEntries> {
  const entries = await projectEntries({ ...parts, title });
  if (!isPlain(layout)) return entries;
  const hasConfig = Object.keys(parts.config).length > 0;
  return new Map([
    ...[...entries].filter(([path]) =>
      path === CONFIG_FILE ? hasConfig : path.startsWith(`${usualLayout.game}/`),
    ),
    ...[...parts.assets].map(([path, blob]) => [`${usualLayout.game}/${path}`, blob] as const),
  ]);
}

/** What a map’s file says; null if it is none. */
export function mapIn(text: string | null): ProjectParts['map'] | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (!isRecord(value) || !isRecord(value.positions)) return null;
    const mapPictures = value.pictures === true || undefined;
    return { positions: parsePositions(value.positions), mapPictures };
  } catch {
    return null;
  }
}

/** The configuration with the place of the game in this folder. */
async function withPlace(blob: Blob, layout: GameLayout): Promise<Blob> {
  const isUsual = layout.game === usualLayout.game && layout.main === usualLayout.main;
  if (isUsual || isPlain(layout)) return blob;
  const config: unknown = JSON.parse(await blob.text());
  if (!isRecord(config) || !isRecord(config.game)) return blob;
  const place = {
    path: layout.game.replace(/^root\//, ''),
    source: layout.main.slice(layout.game.length + 1),
  };
  const text = JSON.stringify({ ...config, game: { ...config.game, ...place } }, null, 2);
  return new Blob([`${text}\n`], { type: blob.type });
}

const USUAL_ADDRESS = /url\("\/game\//g;

/** Styles with the addresses of this folder. */
async function withAddresses(blob: Blob, path: string, { game }: GameLayout): Promise<Blob> {
  if (!path.startsWith('resources/styles/') || game === usualLayout.game) return blob;
  const text = (await blob.text()).replace(USUAL_ADDRESS, `url("${game.replace(/^root/, '')}/`);
  return new Blob([text], { type: blob.type });
}

/** Styles with the addresses of the fonts that the folder has of its own. */
async function withOwnFonts(blob: Blob, { game, fonts }: GameLayout): Promise<Blob> {
  const paths = new Map([...(fonts ?? [])].map(([path, name]) => [name, path]));
  if (paths.size === 0) return blob;
  const text = replaceAddresses(await blob.text(), (written) => {
    const path = paths.get(decodedAddress(written));
    if (path === undefined) return null;
    const isInGame = path.startsWith(`${game}/`);
    return encodePath(isInGame ? path.replace(/^root/, '') : path.replace(/^resources/, '..'));
  });
  return new Blob([text], { type: blob.type });
}

/** Styles from a folder with addresses as the playground needs them. */
export function stylesFromFolder(css: string, layout: GameLayout): string {
  return isPlain(layout) ? css : stylesFromProject(css, layout.game, layout.fonts ?? new Map());
}
