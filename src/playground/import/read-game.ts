import { decodeText } from '../../base/text/decode-text';
import { importMessages as words } from '../../config/messages/import';
import { safeUrl } from '../../ink/markup/safe-url';
import { assetKind, CUSTOM_CSS, isAssetPath } from '../../ink/story/asset-kinds';
import { readGlobalTags, writeGlobalTag } from '../../ink/story/global-tags';
import { isRecord, type StoryProgram } from '../../ink/story/story-program';
import { checkContent } from './check-content';
import { folderOf, pathWithin } from './file-paths';
import { findFiles } from './find-files';
import { importLimits } from './import-limits';
import { mainFiles } from './main-files';
import { nameFiles } from './name-files';
import { findConfig, readConfig, type ProjectLayout } from './read-config';
import type { FoundFile, FoundFiles } from './read-zip';
import { Refusal } from './refusal';

const { notes: say } = words;
/** How many paths a note lists. */
const LISTED = 5;

/** A game from somewhere else, ready to become a project. */
export interface ImportedGame {
  kind: 'game';
  /** Null if its text says how it is called. */
  name: string | null;
  program: StoryProgram;
  /** Pictures, sounds, videos, fonts and styles, by their path within the game. */
  assets: ReadonlyMap<string, Blob>;
  /** What its configuration says; empty for a game without one. */
  config: Readonly<Record<string, unknown>>;
  /** What was assumed, changed or left out, as sentences. */
  notes: string[];
  /** Path of the file in which the story begins. */
  main: string;
  /** All files in which it could begin. */
  mains: readonly string[];
}

/** A story without its text: it can only be played. */
export interface ImportedStory {
  kind: 'compiled';
  name: string;
  json: string;
  notes: string[];
}

/** Why nothing was imported. */
export interface RefusedImport {
  kind: 'refused';
  reason: string;
}

export type ImportResult = ImportedGame | ImportedStory | RefusedImport;

/** Reads a game from files, a folder or a zip; `main` chooses among several main files. Never rejects. */
export async function readGame(chosen: readonly FoundFile[], main?: string): Promise<ImportResult> {
  try {
    const found = await findFiles(chosen);
    const inks = found.files.filter(({ path }) => isInk(path));
    return inks.length === 0
      ? await readCompiled(found.files)
      : await readInk(found, nameOf(chosen), main);
  } catch (error) {
    return {
      kind: 'refused',
      reason: error instanceof Refusal ? error.message : words.unreadable,
    };
  }
}

async function readInk(
  { files, leftOut }: FoundFiles,
  name: string | null,
  wantedMain: string | undefined,
): Promise<ImportedGame> {
  const notes: string[] = [];
  const layout = await layoutOf(files);
  const own = layout === null ? files : files.filter(({ path }) => isPartOf(layout, path));
  const texts = await readTexts(
    own.filter(({ path }) => isInk(path)),
    notes,
  );
  const [first] = texts.keys();
  if (first === undefined) throw new Refusal(notes[0] ?? words.noStory);
  const mains = layout !== null && texts.has(layout.main) ? [layout.main] : mainFiles(texts);
  const main = mains.find((path) => path === wantedMain) ?? mains[0] ?? first;
  const folder = layout?.game ?? folderOf(main);
  const { program, notes: naming } = nameFiles(texts, main, folder);
  const assets = await readAssets(own, { folder, project: layout?.project ?? null }, notes);
  return {
    kind: 'game',
    name,
    program: layout === null ? program : withTags(program, layout, notes),
    assets,
    config: layout?.config ?? {},
    notes: [say.main(main), ...naming, ...notes, ...leftOutNotes(layout, leftOut, files, own)],
    main,
    mains,
  };
}

async function layoutOf(files: readonly FoundFile[]): Promise<ProjectLayout | null> {
  const path = findConfig(files.map((file) => file.path));
  if (path === null) return null;
  const file = files.find((one) => one.path === path);
  const text = file === undefined ? null : await textOf(file.blob, importLimits.text);
  const layout = readConfig(path, text?.text ?? null);
  // A configuration beside plain files is no project.
  return files.some((one) => isInk(one.path) && isPartOf(layout, one.path)) ? layout : null;
}

function isPartOf({ game, project }: ProjectLayout, path: string): boolean {
  const inProject = project === '' ? path : pathWithin(project, path);
  return (
    path.startsWith(`${game}/`) || /^resources\/(?:styles\/custom\.css$|fonts\/)/.test(inProject)
  );
}

async function readTexts(
  inks: readonly FoundFile[],
  notes: string[],
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const { path, blob } of inks) {
    if (blob.size > importLimits.text) {
      notes.push(say.longText(path));
      continue;
    }
    const read = await textOf(blob, importLimits.text);
    if (read === null) notes.push(say.notText(path));
    else {
      texts.set(path, read.text);
      if (read.encoding === 'windows-1252') notes.push(say.guessed(path));
      else if (read.encoding !== 'utf-8') {
        notes.push(say.encoding(path, read.encoding.slice(0, 6).toUpperCase()));
      }
    }
  }
  return texts;
}

async function readAssets(
  files: readonly FoundFile[],
  { folder, project }: { folder: string; project: string | null },
  notes: string[],
): Promise<ReadonlyMap<string, Blob>> {
  const assets = new Map<string, Blob>();
  const taken = new Map<string, string>();
  for (const { path, blob } of files) {
    if (!isAssetPath(path)) continue;
    const name = assetName(path, folder, project);
    const url = safeUrl(name);
    const checked = await checkContent(name, blob);
    if (url?.kind !== 'file') notes.push(say.badName(path));
    else if (checked === null) notes.push(say.notMedia(path));
    else {
      const other = taken.get(name.toLowerCase());
      if (other !== undefined) throw new Refusal(words.clash(path, other));
      taken.set(name.toLowerCase(), path);
      assets.set(name, blob);
      if (!checked.isFitting) notes.push(say.content(name, checked.ending));
    }
  }
  return assets;
}

/** The path of a file within the game. */
function assetName(path: string, folder: string, project: string | null): string {
  if (assetKind(path) === 'style') return CUSTOM_CSS;
  if (project !== null && !path.startsWith(`${folder}/`)) {
    return `fonts/${path.slice(path.lastIndexOf('/') + 1)}`;
  }
  return pathWithin(folder, path);
}

/** What the configuration says about the game, as tags, unless the story has them. */
function withTags(program: StoryProgram, layout: ProjectLayout, notes: string[]): StoryProgram {
  if (!layout.isReadable) notes.push(say.config);
  const present = new Set(readGlobalTags(program.source).map(({ name }) => name));
  const added = Object.entries(layout.tags).filter(([name]) => !present.has(name));
  if (added.length > 0) {
    notes.push(say.configTags(added.map(([name, value]) => `# ${name}: ${value}`)));
  }
  const source = added.reduce(
    (text, [name, value]) => writeGlobalTag(text, name, value),
    program.source,
  );
  return { ...program, source };
}

function leftOutNotes(
  layout: ProjectLayout | null,
  leftOut: readonly string[],
  files: readonly FoundFile[],
  own: readonly FoundFile[],
): string[] {
  if (layout !== null) {
    const count = files.length - own.length + leftOut.length;
    return count === 0 ? [] : [say.outside(count)];
  }
  const unused = files
    .map(({ path }) => path)
    .filter((path) => !isInk(path) && !isAssetPath(path))
    .concat(leftOut);
  return unused.length === 0
    ? []
    : [say.leftOut(unused.slice(0, LISTED), Math.max(0, unused.length - LISTED))];
}

/** A compiled story: what `.ink.json` and the scripts of exported stories contain. */
async function readCompiled(files: readonly FoundFile[]): Promise<ImportedStory> {
  for (const { path, blob } of files) {
    if (!/\.(?:json|js)$/i.test(path)) continue;
    const read = await textOf(blob, importLimits.compiled);
    const json = read?.text.replace(/^[^{]*/, '').replace(/[;\s]*$/, '') ?? '';
    if (isCompiledStory(json)) {
      const name = path.slice(path.lastIndexOf('/') + 1).replace(/(?:\.ink)?\.(?:json|js)$/i, '');
      return { kind: 'compiled', name, json, notes: [say.compiled] };
    }
  }
  throw new Refusal(files.length === 0 ? words.empty : words.noStory);
}

function isCompiledStory(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) && typeof value.inkVersion === 'number' && Array.isArray(value.root);
  } catch {
    return false;
  }
}

async function textOf(blob: Blob, most: number): Promise<ReturnType<typeof decodeText>> {
  return blob.size > most ? null : decodeText(new Uint8Array(await blob.arrayBuffer()));
}

function isInk(path: string): boolean {
  return /\.ink$/i.test(path);
}

/** A name for the project: that of the zip or the folder. */
function nameOf(chosen: readonly FoundFile[]): string | null {
  const [first] = chosen;
  if (chosen.length === 1 && first !== undefined) return first.path.replace(/\.(?:zip|ink)$/i, '');
  const folder = first?.path.split('/')[0] ?? '';
  return first?.path.includes('/') === true &&
    chosen.every(({ path }) => path.startsWith(`${folder}/`))
    ? folder
    : null;
}
