import type { LanguageTable } from '../../ink/languages/language-table';
import type { StoryProgram } from '../../ink/story/story-program';
import { loadGameWords } from '../../config/messages/load-game-words';
import { canBeInLink, linkAsset, type LinkExtras } from './link-extras';
import { linkLanguage, type LinkLanguage } from './link-languages';
import { MAX_LINK_WITH_FILES } from './link-reach';
import { nameInLink } from './name-in-link';
import { encodeShareHash, type ShareFailure } from './share-link';

/** What a link to play is made from. */
export interface PlayedByLink {
  /** The address of the page that plays it. */
  page: URL;
  program: StoryProgram;
  /** The name that it was given; null if it was given none. */
  name: string | null;
  /** The files that the story uses. */
  assets: ReadonlyMap<string, Blob>;
  language: string | null;
  /** Its translations. */
  tables?: readonly LanguageTable[];
  isForTesters: boolean;
}

/** A link to play, and what goes with it. */
export interface LinkToPlay {
  address: string;
  /** The files, by their paths. */
  carried: readonly string[];
  /** The translations, by their codes. */
  languages: readonly string[];
}

/**
 * Makes a link to play with as many of its translations and then of the files as fit, the smallest first; or says why
 * there is none.
 */
export async function linkToPlay(
  game: PlayedByLink,
): Promise<LinkToPlay | { failure: ShareFailure }> {
  const files = [...game.assets]
    .filter(([path]) => canBeInLink(path))
    .sort(([, one], [, other]) => one.size - other.size);
  // Four letters of a link are three bytes.
  let room = (MAX_LINK_WITH_FILES * 3) / 4;
  const fitting = files.filter(([, { size }]) => (room -= size) >= 0);
  const translations = await Promise.all(
    (game.tables ?? []).map(async (table) => linkLanguage(table, await loadGameWords(table.code))),
  );
  const languages = translations.sort((one, other) => one.texts.length - other.texts.length);
  for (;;) {
    const link = await encode(game, fitting, languages);
    const isBare = fitting.length + languages.length === 0;
    if (isBare || ('address' in link && link.address.length <= MAX_LINK_WITH_FILES)) return link;
    if (fitting.length > 0) fitting.pop();
    else languages.pop();
  }
}

async function encode(
  { page, program, name, language, isForTesters }: PlayedByLink,
  files: readonly (readonly [string, Blob])[],
  languages: readonly LinkLanguage[],
): Promise<LinkToPlay | { failure: ShareFailure }> {
  const assets = await Promise.all(
    files.map(async ([path, blob]) => [path, await linkAsset(blob)] as const),
  );
  const extras: LinkExtras = {
    assets: Object.fromEntries(assets),
    ...(language !== null && { language }),
    ...(languages.length > 0 && { languages }),
    ...(isForTesters && { isForTesters }),
    ...nameInLink(program, name),
  };
  const { source, files: included } = program;
  const play = { source, files: included, moves: [], seed: 1 };
  const encoded = await encodeShareHash(
    Object.keys(extras).length > 1 || files.length > 0 ? { ...play, extras } : play,
  );
  if (!encoded.isOk) return encoded;
  const address = new URL(page);
  address.hash = encoded.value;
  return {
    address: address.href,
    carried: files.map(([path]) => path),
    languages: languages.map(({ code }) => code),
  };
}
