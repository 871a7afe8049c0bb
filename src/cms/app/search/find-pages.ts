import { fold, wordsOf } from '../../../base/text/fold';

/** What is searched of a page. */
export interface SearchedPage {
  title: string;
  description: string;
  text: string;
}

/** What a word in each part of a page is worth: what a page is about stands above it. */
const WORTH = { title: 1000, description: 100, text: 1 } as const;
const parts = Object.keys(WORTH) as (keyof typeof WORTH)[];
/** What a whole word is worth more than the same letters within another. */
const WHOLE = 9;
/** How often a word counts in a part. */
const MOST = 9;

/** The pages that contain all words of a search, in any form of their letters; those that are about them come first. */
export function findPages<Page extends SearchedPage>(term: string, pages: readonly Page[]): Page[] {
  const words = wordsOf(term);
  if (words.length === 0) return [];
  return pages
    .map((page) => ({ page, worth: worthOf(page, words) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .map(({ page }) => page);
}

/** 0 if one of the words is missing. */
function worthOf(page: SearchedPage, words: readonly string[]): number {
  const read = parts.map((part) => [WORTH[part], fold(page[part])] as const);
  const each = words.map((word) =>
    read.reduce((sum, [worth, text]) => sum + worth * timesIn(text, word), 0),
  );
  return each.includes(0) ? 0 : each.reduce((sum, worth) => sum + worth);
}

function timesIn(text: string, word: string): number {
  const times = Math.min(text.split(word).length - 1, MOST);
  if (times === 0) return 0;
  const whole = text.split(/[^\p{L}\p{N}]+/u).filter((one) => one === word).length;
  return times + WHOLE * Math.min(whole, MOST);
}
