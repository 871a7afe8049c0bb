import { toBase64 } from '../../base/text/base64';
import { assetKind } from '../../ink/story/asset-kinds';
import { storyLanguage } from '../../ink/story/story-language';
import { isRecord } from '../../ink/story/story-program';
import { parseLanguages, type LinkLanguage } from './link-languages';

/** What a link to play has besides the text. */
export interface LinkExtras {
  /** Pictures and sounds in base64, by their paths in the game. */
  assets: Record<string, string>;
  /** The story’s language, as `lang` attributes need it. */
  language?: string;
  /** Whether its readers are asked for notes. */
  isForTesters?: true;
  /** Its translations. */
  languages?: readonly LinkLanguage[];
  /** The name that its writer gave it, if its text has no title. */
  name?: string;
}

/** How many letters of base64 a link may bring, and how many files. */
export const MAX_ASSET_LETTERS = 64 * 1024;
const MAX_ASSETS = 50;
const MAX_PATH = 200;
const MAX_NAME = 200;

/** Whether a link can carry such a file: nothing that changes the page around the story. */
export function canBeInLink(path: string): boolean {
  return ['picture', 'sound'].includes(assetKind(path) ?? '') && path.length <= MAX_PATH;
}

/** The file as a link carries it. */
export async function linkAsset(blob: Blob): Promise<string> {
  return toBase64(new Uint8Array(await blob.arrayBuffer()));
}

/** Validates what a link says that it brings; null if it is anything else. */
export function parseExtras(value: unknown): LinkExtras | null {
  if (!isRecord(value) || !isRecord(value.assets)) return null;
  const entries = Object.entries(value.assets);
  if (entries.length > MAX_ASSETS) return null;
  let letters = 0;
  const assets: Record<string, string> = {};
  for (const [path, text] of entries) {
    if (!canBeInLink(path) || typeof text !== 'string' || !isBase64(text)) return null;
    letters += text.length;
    assets[path] = text;
  }
  if (letters > MAX_ASSET_LETTERS) return null;
  const language = storyLanguage(value);
  const languages = parseLanguages(value.languages ?? []);
  if (languages === null) return null;
  return {
    assets,
    ...(languages.length > 0 && { languages }),
    ...(language !== null && { language }),
    ...(value.isForTesters === true && { isForTesters: true }),
    ...(typeof value.name === 'string' && { name: value.name.slice(0, MAX_NAME) }),
  };
}

function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z\d+/]*={0,2}$/.test(text);
}
