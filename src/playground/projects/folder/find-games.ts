import { readText } from '../../../base/text/decode-text';
import { titleOf } from '../../../ink/story/game-name';
import { folderOf } from '../../import/file-paths';
import { importLimits } from '../../import/import-limits';
import { mainFiles } from '../../import/main-files';
import { findConfigs, readConfig } from '../../import/read-config';
import { isInk } from '../../import/wanted-files';
import { folderAt, scanFolder, type DiskFile } from './disk';

/** A game in a folder that the writer picked, where it can stay. */
export interface FolderGame {
  handle: FileSystemDirectoryHandle;
  /** Where it begins, from the folder that was picked. */
  path: string;
  /** As in `FolderRecord`. */
  main?: string;
  /** The title that its text sets; empty if it sets none. */
  title: string;
}

/** What a folder has. */
export interface FoundGames {
  /** Those whose main file can be kept in step, likeliest first; not a single one if another file is likelier. */
  games: FolderGame[];
  /** The ink files that are not text in UTF-8, or too long to be kept in step. */
  unread: string[];
}

/** The games in a folder: projects of the engine or, without one, ink files that no other includes. */
export async function findGames(picked: FileSystemDirectoryHandle): Promise<FoundGames> {
  const files = await scanFolder(picked, [''], []);
  const { texts, unread } = await readTexts(files);
  const projects = await projectsIn(files);
  const starts =
    projects.length > 0
      ? projects
      : mainFiles(texts).map((path) => ({
          path,
          folder: folderOf(path),
          main: path.slice(path.lastIndexOf('/') + 1),
        }));
  const fit = starts.filter(({ path }) => !unread.includes(path));
  // A single game is opened without a question, and must not be a part of the story or a file beside it.
  if (fit.length === 1 && fit[0] !== starts[0]) return { games: [], unread };
  const games = fit.map(async ({ path, folder, ...rest }) => {
    const handle = await folderAt(picked, folder);
    const title = titleOf({ source: texts.get(path) ?? '', files: {} });
    return handle === null ? [] : [{ ...rest, handle, path, title }];
  });
  return { games: (await Promise.all(games)).flat(), unread };
}

/** The engine’s projects that have the file in which they begin. */
async function projectsIn(
  files: ReadonlyMap<string, DiskFile>,
): Promise<{ path: string; folder: string }[]> {
  const projects: { path: string; folder: string }[] = [];
  for (const path of findConfigs([...files.keys()])) {
    // What is within a project, such as a copy of it, is no other one.
    if (projects.some(({ folder }) => folder === '' || path.startsWith(`${folder}/`))) continue;
    const file = files.get(path)?.file;
    const read = file === undefined ? null : await readText(file, importLimits.text);
    const { main, project } = readConfig(path, read?.text ?? null);
    if (files.has(main)) projects.push({ path: main, folder: project });
  }
  return projects;
}

async function readTexts(
  files: ReadonlyMap<string, DiskFile>,
): Promise<{ texts: Map<string, string>; unread: string[] }> {
  const texts = new Map<string, string>();
  const unread: string[] = [];
  for (const [path, { file }] of files) {
    if (!isInk(path)) continue;
    const read = await readText(file, importLimits.text);
    if (read?.encoding !== 'utf-8') unread.push(path);
    // Even what cannot be kept in step says which files it includes.
    texts.set(path, read?.text ?? (await file.slice(0, importLimits.text).text()));
  }
  return { texts, unread };
}
