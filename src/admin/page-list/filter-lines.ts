import { fold, wordsOf } from '../../core/text/fold';
import type { PageLine, PageListLine } from './order-pages';

/** Which pages a list shows. */
export interface LineFilter {
  /** Words that a page’s title, address or category contain. */
  query: string;
  /** Whether a page is among those asked for. */
  isWanted: (page: PageLine) => boolean;
}

/** The pages that a filter leaves, in their categories; categories without any go. */
export function filterLines(
  lines: readonly PageListLine[],
  filter: LineFilter,
  around = '',
): PageListLine[] {
  const words = wordsOf(filter.query);
  return lines.flatMap((line): PageListLine[] => {
    const text = `${around} ${fold(line.title)}`;
    if (line.type === 'group') {
      const left = filterLines(line.lines, filter, text);
      return left.length === 0 ? [] : [{ ...line, lines: left }];
    }
    const said = `${text} ${line.slug}`;
    return words.every((word) => said.includes(word)) && filter.isWanted(line) ? [line] : [];
  });
}

/** How many pages there are, in all categories. */
export const countPages = (lines: readonly PageListLine[]): number =>
  lines.reduce((count, line) => count + (line.type === 'page' ? 1 : countPages(line.lines)), 0);
