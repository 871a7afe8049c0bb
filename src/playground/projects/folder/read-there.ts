import { decodeText, readText } from '../../../base/text/decode-text';
import { checkContent } from '../../import/check-content';
import { importLimits } from '../../import/import-limits';
import { readConfig } from '../../import/read-config';
import { scanFolder, type DiskFile } from './disk';
import {
  CONFIG_FILE,
  MAP_FILE,
  foldersOf,
  isTextPlace,
  isUsableName,
  placeOf,
  plainLayout,
  usualLayout,
  type GameLayout,
  type Place,
} from './folder-places';
import { ownFonts } from './own-fonts';
import { printOf } from './print';
import { mapIn } from './project-files';

/** Why a file is not kept in step. */
export type LeftOutReason =
  'name' | 'clash' | 'encoding' | 'content' | 'large' | 'config' | 'many' | 'busy';

/** A file of the folder that the playground uses. */
export interface FileThere extends DiskFile {
  place: Place;
  print: string;
  /** Null for pictures and sounds. */
  text: string | null;
  /** Whether its lines end as on Windows, which is kept. */
  hasReturns: boolean;
}

/** What a folder holds. */
export interface FolderContent {
  layout: GameLayout;
  files: Map<string, FileThere>;
  leftOut: Map<string, LeftOutReason>;
}

type ReadFile = Pick<FileThere, 'print' | 'text' | 'hasReturns'>;

/** Reads a folder; files that have not changed since the last time are not read again. */
export class FolderReader {
  private known = new Map<string, { stamp: string; read: ReadFile | LeftOutReason }>();

  /** `main` is the first file of a folder with nothing but a game. */
  constructor(private readonly main?: string) {}

  /** `written` has the paths of what the playground has written. */
  async read(
    root: FileSystemDirectoryHandle,
    written: { has: (path: string) => boolean },
  ): Promise<FolderContent> {
    const configs = await scanFolder(root, [], [CONFIG_FILE, MAP_FILE]);
    const place = await this.layoutOf(configs.get(CONFIG_FILE));
    const scanned = await scanFolder(root, foldersOf(place), []);
    const layout = { ...place, fonts: await ownFonts(scanned, place, written) };
    const content: FolderContent = { layout, files: new Map(), leftOut: new Map() };
    const known: typeof this.known = new Map();
    for (const [path, file] of [...configs, ...scanned]) {
      const place = placeOf(path, layout);
      if (place === null) continue;
      const stamp = stampOf(file.file);
      const former = this.known.get(path);
      const read = former?.stamp === stamp ? former.read : await readFile(path, place, file.file);
      known.set(path, { stamp, read });
      if (typeof read === 'string') content.leftOut.set(path, read);
      else content.files.set(path, { ...file, place, ...read });
    }
    this.known = known;
    return content;
  }

  private async layoutOf(config: DiskFile | undefined): Promise<GameLayout> {
    if (this.main !== undefined) return plainLayout(this.main);
    if (config === undefined) return usualLayout;
    const read = await readText(config.file, importLimits.text);
    return readConfig(CONFIG_FILE, read?.text ?? null);
  }
}

/** What changes when somebody writes a file. */
export function stampOf({ size, lastModified }: File): string {
  return `${size}:${lastModified}`;
}

async function readFile(path: string, place: Place, file: File): Promise<ReadFile | LeftOutReason> {
  if (!isUsableName(path, place)) return 'name';
  if (place.kind === 'derived') {
    return { print: await printOf(file), text: null, hasReturns: false };
  }
  if (!isTextPlace(place)) {
    if (file.size > importLimits.file) return 'large';
    const checked = await checkContent(path, file);
    return checked === null
      ? 'content'
      : { print: await printOf(file), text: null, hasReturns: false };
  }
  if (file.size > importLimits.text) return 'large';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const decoded = decodeText(bytes);
  if (decoded?.encoding !== 'utf-8') return 'encoding';
  const { text } = decoded;
  if (place.kind === 'config' && !readConfig(path, text).isReadable) return 'config';
  if (place.kind === 'map' && mapIn(text) === null) return 'config';
  return { print: await printOf(new Blob([text])), text, hasReturns: bytes.includes(RETURN) };
}

const RETURN = 13;
