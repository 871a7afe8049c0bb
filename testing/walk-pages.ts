import { checkRedirects } from '../src/docs/redirects/check-redirects';
import { parseRedirects } from '../src/docs/redirects/parse-redirects';
import { randomInts } from './random';

/** Where pages are kept, and what is done to them there. */
export interface PageStore {
  /** The files of all pages. */
  files: () => string[] | Promise<string[]>;
  /** Whether something waits to be done to a page already. */
  isBusy?: (file: string) => boolean;
  redirects: () => string | Promise<string>;
  rename: (from: string, to: string, withRedirect: boolean) => unknown;
  create: (file: string, text: string) => unknown;
  remove: (file: string) => unknown;
}

const FOLDER = 'content/docs/';
const FILE = 'content/redirects.yaml';
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The files with which a walk begins: three pages, and addresses that were left before. */
export const walkedFiles: Record<string, string> = {
  [FILE]:
    '# Moved.\n- from: /docs/e/\n  to: /docs/a/\n  reason: R.\n- from: /docs/f/\n  to: /docs/a/\n  reason: R.\n',
  'content/sidebars.yaml': 'main:\n  - a\n  - b\n  - c\n',
  ...Object.fromEntries(['a', 'b', 'c'].map((name) => [`${FOLDER}${name}.mdx`, textOf(name)])),
};

function textOf(name: string): string {
  return `---\ntitle: ${name}\ndescription: B.\n---\n\nText.\n`;
}

/**
 * Renames pages, makes new ones and deletes some, at random, so that old addresses are taken again and again; returns what
 * was wrong with the redirects after an act, with that act, and how many acts there were of each kind.
 */
export async function walkPages(store: PageStore, seed: number, acts = 500) {
  const random = randomInts(seed);
  const pick = <T>(items: readonly T[]): T | undefined => items[random(items.length)];
  const wrong: string[] = [];
  const counts = { rename: 0, create: 0, remove: 0 };
  while (counts.rename + counts.create + counts.remove < acts) {
    const files = await store.files();
    const page = pick(files.filter((file) => store.isBusy?.(file) !== true));
    const to = pick(
      NAMES.map((name) => `${FOLDER}${name}.mdx`).filter((it) => !files.includes(it)),
    );
    const kind = pick(['rename', 'rename', 'rename', 'create', 'remove'] as const);
    if (kind === 'rename' && page !== undefined && to !== undefined) {
      await store.rename(page, to, random(10) < 7);
    } else if (kind === 'create' && to !== undefined) await store.create(to, textOf('new'));
    else if (kind === 'remove' && page !== undefined && files.length > 1) await store.remove(page);
    else continue;
    counts[kind] += 1;
    const addresses = (await store.files()).map(
      (file) => `/docs/${file.slice(FOLDER.length, -'.mdx'.length)}/`,
    );
    const { redirects, problems } = parseRedirects(await store.redirects(), FILE);
    const found = [...problems, ...checkRedirects(redirects, new Set(addresses), FILE)];
    wrong.push(...found.map(({ message }) => `${kind} ${page} ${to}: ${message}`));
  }
  return { wrong, counts };
}
