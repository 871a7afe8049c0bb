import { readText } from '../../base/text/decode-text';
import { importMessages as words } from '../../config/messages/import';
import { isAssetPath } from '../../ink/story/asset-kinds';
import { readGlobalTags } from '../../ink/reading/global-tags';
import { writeGlobalTag } from '../../ink/story/write-global-tag';
import type { StoryProgram } from '../../ink/story/story-program';
import { languageOfTable } from '../../ink/story/table-path';
import type { FoundFile } from '../assets/found-file';
import { folderOf, pathWithin } from './file-paths';
import { importLimits } from './import-limits';
import type { ImportedGame } from './import-result';
import { mainFiles } from './main-files';
import { nameFiles } from './name-files';
import { readAssets } from './read-assets';
import { findConfig, ownConfig, readConfig, tagsOf, type ProjectLayout } from './read-config';
import type { FoundFiles } from './read-zip';
import { Refusal } from './refusal';
import { isTableFile } from './table-files';
import { isInk } from './wanted-files';

const { notes: say } = words;
/** How many paths a note lists. */
const LISTED = 5;

/** A game of ink files, in a folder or in a project of the engine; `wantedMain` chooses among several main files. */
export async function readInk(
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
  const config = layout === null ? {} : ownConfig(layout.config, program);
  if (layout?.isReadable === false) notes.push(say.config);
  return {
    kind: 'game',
    name,
    program: withTags(program, tagsOf(config), notes),
    assets,
    config,
    notes: [say.main(main), ...naming, ...notes, ...leftOutNotes(layout, leftOut, files, own)],
    losses: [],
    main,
    mains,
  };
}

async function layoutOf(files: readonly FoundFile[]): Promise<ProjectLayout | null> {
  const path = findConfig(files.map((file) => file.path));
  if (path === null) return null;
  const file = files.find((one) => one.path === path);
  const text = file === undefined ? null : await readText(file.blob, importLimits.text);
  const layout = readConfig(path, text?.text ?? null);
  // A configuration beside plain files is no project.
  return files.some((one) => isInk(one.path) && isPartOf(layout, one.path)) ? layout : null;
}

function isPartOf({ game, project }: ProjectLayout, path: string): boolean {
  const inProject = project === '' ? path : pathWithin(project, path);
  return (
    path.startsWith(`${game}/`) ||
    /^resources\/(?:styles\/custom\.css$|fonts\/)/.test(inProject) ||
    languageOfTable(inProject) !== null
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
    const read = await readText(blob, importLimits.text);
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

/** What the configuration says about the game, as tags, unless the story has them. */
function withTags(
  program: StoryProgram,
  tags: readonly [string, string][],
  notes: string[],
): StoryProgram {
  const present = new Set(readGlobalTags(program.source).map(({ name }) => name));
  const added = tags.filter(([name]) => !present.has(name));
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
    // The configuration has been read.
    const config = findConfig(files.map(({ path }) => path));
    const others = files.filter((file) => !own.includes(file) && file.path !== config);
    const count = others.length + leftOut.length;
    return count === 0 ? [] : [say.outside(count)];
  }
  const unused = files
    .map(({ path }) => path)
    .filter((path) => !isInk(path) && !isAssetPath(path) && !isTableFile(path))
    .concat(leftOut);
  return unused.length === 0
    ? []
    : [say.leftOut(unused.slice(0, LISTED), Math.max(0, unused.length - LISTED))];
}
