import type { Frontmatter } from '../../docs/frontmatter/frontmatter-fields';
import type { DocRecord } from '../../docs/sidebar/doc-record';
import { chapterGames } from './chapter-games';

/** A chapter of the course, as the reader’s browser knows it. */
export interface CourseChapter {
  /** The id of its page. */
  id: string;
  path: string;
  label: string;
}

/** The chapters of the course that are on the site, in order: pages that have a game. */
export function courseChapters(
  docs: readonly (Pick<DocRecord, 'docId' | 'path'> & {
    frontmatter: Pick<Frontmatter, 'title' | 'sidebar_label'>;
  })[],
  games: readonly { id: string }[],
): CourseChapter[] {
  return docs
    .flatMap(({ docId, path, frontmatter }) => {
      const game = chapterGames(docId, games)?.after.id;
      const label = frontmatter.sidebar_label ?? frontmatter.title;
      return game === undefined ? [] : [{ game, chapter: { id: docId, path, label } }];
    })
    .sort((one, other) => (one.game < other.game ? -1 : 1))
    .map(({ chapter }) => chapter);
}

/** The id under which a browser keeps that a step is done. */
export function stepId(chapter: string, step: number): string {
  return `${chapter}/step-${step}`;
}

/** Whether an id is of a step or chapter of the course: unlike an exercise’s, it contains the folder of a page. */
export function isOfCourse(id: string): boolean {
  return id.includes('/');
}

/** The ids that are done with a step: its own, and that of its chapter with the last missing one. */
export function doneWithStep(
  done: readonly string[],
  { chapter, step, total }: { chapter: string; step: number; total: number },
): string[] {
  const own = stepId(chapter, step);
  const all = Array.from({ length: total }, (_, index) => stepId(chapter, index + 1));
  return all.every((id) => id === own || done.includes(id)) ? [own, chapter] : [own];
}

/** Where a reader goes on: after the last chapter that they began, or in it; null if they have not begun, or are at the end. */
export function chapterToContinue(
  chapters: readonly CourseChapter[],
  done: readonly string[],
): CourseChapter | null {
  const last = chapters.findLastIndex(({ id }) =>
    done.some((one) => one === id || one.startsWith(`${id}/`)),
  );
  const chapter = chapters[last];
  if (chapter === undefined) return null;
  return done.includes(chapter.id) ? (chapters[last + 1] ?? null) : chapter;
}
