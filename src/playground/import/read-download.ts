import { fromBase64 } from '../../base/text/base64';
import { readText } from '../../base/text/decode-text';
import { importMessages as words } from '../../config/messages/import';
import { playerMessages } from '../../config/messages/player';
import { assetKind, CUSTOM_CSS, endingOf } from '../../ink/story/asset-kinds';
import { titleOf } from '../../ink/story/game-name';
import type { StoryProgram } from '../../ink/story/story-program';
import type { FoundFile } from '../assets/found-file';
import { renameFile } from '../assets/rename-file';
import type { GameData } from '../download/game-data';
import { decodedAddress } from '../player/assets/url-value';
import { folderOf, pathFrom, stemOf } from './file-paths';
import { findGameData } from './game-data';
import { importLimits } from './import-limits';
import { simpleGame, type ImportedGame, type ImportedStory } from './import-result';
import { readAssets } from './read-assets';
import { FORMER_NAME } from './read-config';

const { notes: say } = words;
const DATA_ADDRESS = /^data:[^,]*;base64,/;

/** A game that was downloaded here, from its page or its files; null if there is none. */
export async function readDownload(
  files: readonly FoundFile[],
): Promise<ImportedGame | ImportedStory | null> {
  for (const { path, blob } of files) {
    if (!/\.(?:html?|js)$/i.test(path)) continue;
    const data = findGameData((await readText(blob, importLimits.file))?.text ?? '');
    if (data !== null) return gameOf(data, path, files);
  }
  return null;
}

async function gameOf(
  data: GameData,
  path: string,
  files: readonly FoundFile[],
): Promise<ImportedGame | ImportedStory> {
  const notes: string[] = [];
  const found = filesOf(data, path, files, notes);
  const name = data.title.trim() === '' ? stemOf(path) : data.title;
  const place = { folder: '', project: null };
  if (data.source === undefined) {
    const assets = await readAssets(found, place, notes);
    return { kind: 'compiled', name, json: data.story, assets, notes: [say.withoutInk, ...notes] };
  }
  const { program, config, tables = {} } = data.source;
  for (const [as, table] of Object.entries(tables)) {
    if (assetKind(as) === 'language') found.push({ path: as, blob: new Blob([table]) });
  }
  const fitted = withFittingNames(program, found, data, notes);
  const isUnnamed = [playerMessages.unnamed, FORMER_NAME].includes(name);
  return simpleGame({
    name: isUnnamed || titleOf(program) !== '' ? null : name,
    program: fitted.program,
    config,
    assets: await readAssets(fitted.files, place, notes),
    notes: [say.download, ...notes],
  });
}

/** The files of a game by the paths that its story has for them. */
function filesOf(
  data: GameData,
  path: string,
  files: readonly FoundFile[],
  notes: string[],
): FoundFile[] {
  const root = /\.js$/i.test(path) ? folderOf(folderOf(path)) : folderOf(path);
  const found: FoundFile[] = [];
  const add = (as: string, read: () => Blob | undefined): void => {
    const blob = attempt(read);
    if (blob === undefined) notes.push(say.lost(as));
    else found.push({ path: as, blob });
  };
  for (const [as, address] of Object.entries(data.files)) {
    const isInside = DATA_ADDRESS.test(address);
    const place = isInside ? null : pathFrom(root, decodedAddress(address));
    add(as, () =>
      isInside
        ? new Blob([fromBase64(address.replace(DATA_ADDRESS, ''))])
        : files.find((file) => file.path === place)?.blob,
    );
  }
  for (const [as, font] of Object.entries(data.fonts)) {
    add(as, () => new Blob([fromBase64(font)]));
  }
  const { css } = data;
  if (css !== null) add(CUSTOM_CSS, () => new Blob([css]));
  return found;
}

function attempt(read: () => Blob | undefined): Blob | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** A picture that left in another format gets the ending of that format, in the story, too. */
function withFittingNames(
  program: StoryProgram,
  files: readonly FoundFile[],
  { files: addresses, css }: GameData,
  notes: string[],
): { program: StoryProgram; files: FoundFile[] } {
  let renamed = program;
  const taken = new Set(files.map(({ path }) => path.toLowerCase()));
  const fitted = files.map((file) => {
    const { path } = file;
    const ending = endingInside(addresses[path] ?? '');
    const to = path.replace(/[^.]+$/, ending);
    const isFitting = ending === '' || ending === endingOf(path).replace('jpeg', 'jpg');
    if (isFitting || taken.has(to.toLowerCase()) || css?.includes(path)) return file;
    renamed = renameFile(renamed, path, to);
    notes.push(say.smaller(path, to));
    return { ...file, path: to };
  });
  return { program: renamed, files: fitted };
}

/** The ending that a file has in the game: by its name there, or by the type of its content. */
function endingInside(address: string): string {
  const type = /^data:image\/(?<type>png|jpeg|webp);/.exec(address)?.groups?.type;
  if (type !== undefined) return type === 'jpeg' ? 'jpg' : type;
  return address.startsWith('data:')
    ? ''
    : endingOf(decodedAddress(address)).replace('jpeg', 'jpg');
}
