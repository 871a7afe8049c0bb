import { deflateSync, strToU8 } from 'fflate';
import { assetKind, CUSTOM_CSS, isInGame, type AssetKind } from '../../ink/story/asset-kinds';
import { FILE_MARKUP, FILE_TAGS } from '../../ink/story/file-values';
import type { StoryProgram } from '../../ink/story/story-program';
import { reportAssets } from '../assets/report-assets';
import { canBeSmaller, type SmallerFile } from '../assets/request-smaller';
import type { GameSource } from './game-data';
import type { GameKit } from './game-kit';

/** What of a game’s files is worth a word before it leaves. */
export interface GameContents {
  /** Files that the story does not name. */
  unused: readonly string[];
  /** Whether the story makes up names of files while it is played, so that any of them may be used. */
  isUnsure: boolean;
  /** Pictures that take long to load. */
  large: readonly string[];
}

/** A value that is nothing but logic: `[img]{picture}[/img]`. */
const COMPUTED = new RegExp(
  `#\\s*(?:${[...FILE_TAGS.keys()].join('|')})\\s*:\\s*\\{|\\[(?:${[...FILE_MARKUP.keys()].join('|')})\\b[^\\]]*\\]\\{`,
);

/** Looks at the files of a game: which the story uses, and which are large. */
export async function readContents(
  program: StoryProgram,
  assets: ReadonlyMap<string, Blob>,
): Promise<GameContents> {
  const css = (await assets.get(CUSTOM_CSS)?.text()) ?? '';
  const { unused } = reportAssets(program, [...assets.keys()], css);
  const texts = [program.source, ...Object.values(program.files)];
  return {
    unused,
    isUnsure: texts.some((text) => COMPUTED.test(text)),
    large: [...assets].filter(([path, blob]) => canBeSmaller(path, blob)).map(([path]) => path),
  };
}

/** The files that go into the game. */
export function chosenAssets(
  assets: ReadonlyMap<string, Blob>,
  leftOut: readonly string[],
): ReadonlyMap<string, Blob> {
  return new Map([...assets].filter(([path]) => isInGame(path) && !leftOut.includes(path)));
}

/** How many files of a kind go into the game, and how large they are. */
export interface KindSize {
  kind: Exclude<AssetKind, 'language'>;
  count: number;
  bytes: number;
}

/** The files by their kinds, in the versions that leave. */
export function sizesByKind(
  assets: ReadonlyMap<string, Blob>,
  smaller: ReadonlyMap<string, SmallerFile>,
): KindSize[] {
  const sizes = new Map<KindSize['kind'], KindSize>();
  for (const [path, blob] of assets) {
    const kind = assetKind(path);
    if (kind === null || kind === 'language') continue;
    const { count, bytes } = sizes.get(kind) ?? { count: 0, bytes: 0 };
    const { size } = smaller.get(path)?.blob ?? blob;
    sizes.set(kind, { kind, count: count + 1, bytes: bytes + size });
  }
  return [...sizes.values()];
}

/** Bytes of the texts in a game: as they are, and packed. */
export interface TextSize {
  plain: number;
  packed: number;
}

/** How large the texts of a game are. */
export function textSize(compiled: readonly string[], source: GameSource | null): TextSize {
  const bytes = strToU8(compiled.join('') + (source === null ? '' : JSON.stringify(source)));
  return { plain: bytes.length, packed: deflateSync(bytes).length };
}

/** About how large the two forms of a game are. */
export function gameSizes(
  { bytes }: Pick<GameKit, 'bytes'>,
  text: TextSize,
  kinds: readonly KindSize[],
): { web: number; page: number } {
  const files = kinds.reduce((sum, kind) => sum + kind.bytes, 0);
  return {
    web: bytes.packed + text.packed + files,
    // Inside a page, three bytes of a file become four letters.
    page: bytes.page + text.plain + Math.ceil((files * 4) / 3),
  };
}

/** What a phone receives in a second, in bytes: 5 megabits. */
const PHONE_SPEED = 5_000_000 / 8;

/** The seconds that a phone takes to load so many bytes. */
export function phoneSeconds(bytes: number): number {
  return Math.max(1, Math.round(bytes / PHONE_SPEED));
}
