import { searchMessages } from '../../config/messages/search';
import { exerciseAnchor } from '../../docs/exercises/exercise-ids';
import { withCutMarks } from '../../docs/search/cut-marks';
import { findWords } from '../../docs/search/find-words';
import { holdsMatch } from '../../docs/search/holds-match';
import { markedText, type TextPiece } from '../../docs/search/marked-text';
import type { SearchCard, SearchName } from '../../docs/search/search-data';
import { withoutTitle } from '../../docs/search/without-title';
import type { PagefindPage, PagefindSection } from './pagefind';
import type { SearchGroup, SearchOption } from './search-result';

/** How many sections of a page are shown. */
const SECTIONS = 3;

interface Named {
  title: string;
  summary: string;
  href: string;
  page: string;
}

/** Something whose name was typed. */
export function nameOption({ title, summary, href, page }: Named, isCode: boolean): SearchOption {
  return { href, title, isCode, excerpt: [{ text: summary, isMarked: false }], page };
}

/** An entry whose name was typed: its card, and the option that plays its sample. */
export function cardOptions(name: SearchName, card: SearchCard): SearchOption[] {
  const own: SearchOption = { ...nameOption(name, true), card };
  if (card.play === undefined) return [own];
  const title = searchMessages.play(name.title);
  return [own, { href: card.play, title, isCode: false, excerpt: [], page: null, isPlay: true }];
}

interface GroupOptions {
  /** The words that were searched for. */
  words: string;
  /** Addresses that are already shown. */
  skip: ReadonlySet<string>;
}

interface FoundGroups {
  groups: SearchGroup[];
  /** Whether a heading contains all the words. */
  isSaid: boolean;
}

/** Groups results by page: guides whose title contains all the words come first, then pages with such a heading. */
export function groupPages(
  found: readonly PagefindPage[],
  { words, skip }: GroupOptions,
): FoundGroups {
  const groups = new Map<string, SearchGroup>();
  const taken = new Set(skip);
  const guides = new Set<SearchGroup>();
  for (const page of found) {
    const path = urlOf(page).split('#')[0] ?? '';
    const options = optionsOf(page, words).filter(({ href }) => !taken.has(href));
    for (const { href } of options) taken.add(href);
    if (options.length === 0) continue;
    const title = page.meta.page ?? page.meta.title ?? path;
    const group = groups.get(path) ?? { id: path, title, options: [] };
    group.options.push(...options);
    groups.set(path, group);
    if (page.meta.name === undefined && page.filters.kind?.includes('guide')) guides.add(group);
  }
  const all = [...groups.values()];
  const count = words.split(' ').length;
  const called = all
    .filter((group) => guides.has(group) && countIn(group.title, words) === count)
    // The more of a title the words are, the more it is about them.
    .sort((left, right) => lengthOf(left.title) - lengthOf(right.title));
  const saying = all.filter(({ options }) =>
    options.some((option) => !isExercise(option.href) && countIn(option.title, words) === count),
  );
  return {
    groups: [...new Set([...called, ...saying, ...all])],
    isSaid: called.length + saying.length > 0,
  };
}

function lengthOf(title: string): number {
  return title.split(' ').length;
}

function urlOf({ url, meta }: PagefindPage): string {
  return meta.url ?? url;
}

function optionsOf(page: PagefindPage, words: string): SearchOption[] {
  const { excerpt, meta, sub_results: sections } = page;
  const url = urlOf(page);
  const title = meta.name ?? meta.title ?? url;
  const whole: SearchOption = {
    href: url,
    title,
    isCode: meta.kind === 'entry',
    excerpt: excerptOf(excerpt, title),
    page: null,
  };
  if (meta.name !== undefined) return holdsMatch(excerpt, words) ? [whole] : [];
  const options = sections
    .filter((section) => holdsMatch(section.excerpt, words))
    .map((section) => ({ section, score: scoreOf(section, words) }))
    .sort((left, right) => right.score - left.score)
    .slice(0, SECTIONS)
    .map(({ section }) => ({
      ...whole,
      href: section.url,
      title: section.title,
      excerpt: excerptOf(section.excerpt, section.title),
    }));
  if (countIn(title, words) < words.split(' ').length) return options;
  // All the words are in the title: the reader meant the page itself.
  return [whole, ...options.filter(({ href }) => href !== url)];
}

function excerptOf(excerpt: string, title: string): TextPiece[] {
  return withCutMarks(withoutTitle(markedText(excerpt), title));
}

/** Words in a section’s heading count more than any number of them in its text; exercises come last. */
function scoreOf(
  { title, url, weighted_locations: found }: PagefindSection,
  words: string,
): number {
  if (isExercise(url)) return 0;
  const inText = found.reduce((sum, { balanced_score: score }) => sum + score, 0);
  return countIn(title, words) * 10_000 + inText;
}

/** Its heading is a title, such as “The wrong picture”, and no answer to a question. */
function isExercise(url: string): boolean {
  return url.includes(`#${exerciseAnchor('')}`);
}

/** How many of the words a title contains. */
function countIn(title: string, words: string): number {
  return words.split(' ').filter((word) => findWords(title, word).length > 0).length;
}
