import { createHash } from 'node:crypto';
import {
  DIGEST_LENGTH,
  MISSING_PAGE,
  OTHER_FILES_ADDRESS,
  type OfflineGroup,
  type OfflineList,
} from '../../base/app-files/offline-list';
import { STORY_PLACES } from '../../config/story-places';
import { PLAY_PAGE } from '../../config/play-page';
import { isHashedAddress } from '../../docs/host-headers/host-headers';

/** A finished site, as far as it is listed here. */
export interface FinishedSite {
  pathPrefix: string;
  /** Folders with pages that are not of this build. */
  foreign: readonly string[];
  /** Addresses that only lead to others. */
  redirected: ReadonlySet<string>;
  /** The addresses of all files. */
  files: readonly string[];
  read: (address: string) => Buffer;
  /** The files of webpack’s chunks, by their names. */
  chunks: Readonly<Record<string, readonly string[]>>;
}

/** What pages show, besides their own files and those that they name. */
const DATA =
  /^\/(?:page-data\/.*|img\/.*|pagefind\/[^/]+|favicon\.svg|(?:course|exercises|game-files|reference-config|reference-words|tips)\.json)$/;
/** A page, also as text; the not-found page has no address of its own. */
const PAGE = /^\/(?!404\/).*\bindex\.(?:html|md)$/;
/** Code that every page or game can have. */
const CODE = /^\/(?:static\/|game-files\/|[^/]+$)/;

/** What readers use in pages before they write: playing a sample, searching, tips, the menu, copying. */
const READING_CHUNKS = [
  'play',
  'story',
  'player',
  'compile',
  'zip',
  'search',
  'menu',
  'tip',
  'copy',
];
const READING_DATA = ['/tips.json', '/pagefind/search-data.json'];
/** What the page plays that has the story of a link. */
const GAME_CHUNKS = ['linked', 'link', 'player', 'compile', 'saves'];
const PAGES_TO_READ = /^component---src-(?:templates-|pages-index-)/;
const PLAYGROUND = 'component---src-pages-playground-tsx';
const PLAY = 'component---src-pages-play-tsx';
const withData = (page: string) => [`${page}index.html`, `/page-data${page}page-data.json`];
/** Whoever writes, perhaps on a train, tries their own link, and looks for a story that seems to be gone. */
const PAGES_OF_WRITERS = [PLAY_PAGE, STORY_PLACES].flatMap(withData);
/** What tells the worker, and what says that there is a new version: they were loaded before the worker was there. */
const BASE_CHUNKS = ['offline', 'news'];
const BASE = ['/offline/', MISSING_PAGE].flatMap(withData);

/** The list that the service worker has, and the addresses of the files that are kept only with all others. */
export function makeOfflineList(site: FinishedSite): { list: OfflineList; others: string[] } {
  const { pathPrefix, foreign, redirected, files, read, chunks } = site;
  const hashed = files.filter(isHashedAddress);
  const code = hashed.filter((address) => CODE.test(address));
  const others = hashed.filter((address) => !CODE.test(address));
  const named = files.filter(
    (address) =>
      (DATA.test(address) || PAGE.test(address)) &&
      !redirected.has(address.replace(/index\.html$/, '')),
  );
  const changing = named.filter((address) => !isHashedAddress(address));
  const contents = changing.map((address) => [address, read(address)] as const);
  contents.push([OTHER_FILES_ADDRESS, Buffer.from(JSON.stringify(others))]);
  const filesIn = (name: string): readonly string[] => {
    const found = chunks[name];
    if (found !== undefined) return found;
    throw new Error(
      `The list of what can be read offline names the script “${name}”, which this build does not have. Correct it in makeOfflineList: names of scripts are those in “webpackChunkName” comments.`,
    );
  };
  const filesOf = (names: readonly string[]) =>
    [...new Set(names.flatMap(filesIn))].map((file) => `/${file}`);
  const scriptOf = (name: string) => filesOf([name]).filter((file) => file.startsWith(`/${name}-`));
  const readers = Object.keys(chunks).filter((name) => PAGES_TO_READ.test(name));
  const needs: [string, OfflineGroup][] = [
    ...readers.flatMap(scriptOf).map((file): [string, OfflineGroup] => [file, 'reading']),
    ...scriptOf(PLAYGROUND).map((file): [string, OfflineGroup] => [file, 'code']),
    ...scriptOf(PLAY).map((file): [string, OfflineGroup] => [file, 'game']),
  ];
  const samples = files.filter((address) => address.startsWith('/img/samples/'));
  const unnamed: Omit<OfflineList, 'build'> = {
    pathPrefix,
    foreign,
    digests: Object.fromEntries(
      contents.map(([address, content]) => [address, digestOf(content)] as const),
    ),
    groups: {
      base: [...BASE, ...filesOf(BASE_CHUNKS), '/page-data/app-data.json', '/favicon.svg'],
      reading: [...filesOf(READING_CHUNKS), ...READING_DATA, ...samples],
      code: [...code, ...dataOfPlayground(files), ...PAGES_OF_WRITERS],
      game: [...filesOf(GAME_CHUNKS), ...samples],
    },
    needs: Object.fromEntries(needs),
    bytes:
      contents.reduce((sum, [, content]) => sum + content.length, 0) +
      hashed.reduce((sum, address) => sum + read(address).length, 0),
  };
  const build = createHash('sha256').update(JSON.stringify(unnamed)).digest('hex').slice(0, 12);
  return { list: { build, ...unnamed }, others };
}

const dataOfPlayground = (files: readonly string[]) =>
  files.filter((address) => /^\/(?:img\/.*|[\w-]+\.json)$/.test(address) && DATA.test(address));

const digestOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, DIGEST_LENGTH);
