import { fold, wordsOf } from '../../../base/text/fold';
import type { KnownPage } from './known-pages';

/** A file of a list: a page, or one that is edited as it is. */
export interface FileLine extends KnownPage {
  type: 'file';
}

/** Files that belong together, such as the pages of a category. */
export interface FileGroup {
  type: 'group';
  title: string;
  lines: ListLine[];
}

export type ListLine = FileLine | FileGroup;

/** Which files a list shows. */
export interface LineFilter {
  /** Words that a file’s title, address or group contain. */
  query: string;
  /** Whether a file is among those asked for. */
  isWanted: (page: FileLine) => boolean;
}

/** The files that a filter leaves, in their groups; groups without any go. */
export function filterLines(
  lines: readonly ListLine[],
  filter: LineFilter,
  around = '',
): ListLine[] {
  const words = wordsOf(filter.query);
  return lines.flatMap((line): ListLine[] => {
    const text = `${around} ${fold(line.title)}`;
    if (line.type === 'group') {
      const left = filterLines(line.lines, filter, text);
      return left.length === 0 ? [] : [{ ...line, lines: left }];
    }
    const said = `${text} ${line.slug}`;
    return words.every((word) => said.includes(word)) && filter.isWanted(line) ? [line] : [];
  });
}

/** How many files there are, in all groups. */
export const countFiles = (lines: readonly ListLine[]): number =>
  lines.reduce((count, line) => count + (line.type === 'file' ? 1 : countFiles(line.lines)), 0);
