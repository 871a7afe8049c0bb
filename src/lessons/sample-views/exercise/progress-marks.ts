import { withPrefix } from 'gatsby';
import { messages } from '../../../config/messages';
import { exerciseMessages as words } from '../../../config/messages/exercises';
import { isRecord } from '../../../ink/story/story-program';
import { isOfCourse } from '../../course/course-chapters';
import { progressSlot } from '../drafts/draft-slot';
import { loadChapters } from './course-progress';
import { jsonOnce } from './json-once';
import { parseProgress } from './progress';
import * as styles from './progress-marks.module.css';

/** The ids of the exercises of each page, by its address. */
export type ExercisePages = ReadonlyMap<string, readonly string[]>;

const fetchPages = jsonOnce('/exercises.json');

/** Which exercises there are; none if that could not be fetched this time. */
export async function loadExercisePages(): Promise<ExercisePages> {
  const found = await fetchPages();
  const entries = Object.entries(isRecord(found) ? found : {});
  return new Map(entries.map(([path, ids]) => [withPrefix(path), ids as string[]]));
}

/** Sidebars whose later entries are marked, too. */
const followed = new WeakSet<Element>();

/**
 * Marks the pages whose exercises or steps are done, in sidebars and lists of pages, and the exercises that are done
 * where they are listed.
 */
export async function showMarks(): Promise<void> {
  const known = new Map(await loadExercisePages());
  const done = new Set(parseProgress(progressSlot().get()).done);
  const hasSteps = [...done].some(isOfCourse);
  for (const { path, id } of hasSteps ? await loadChapters() : [])
    known.set(withPrefix(path), [id]);
  const sidebars = document.querySelectorAll(`nav[aria-label="${messages.chrome.docsSidebar}"]`);
  for (const sidebar of sidebars) {
    if (followed.has(sidebar)) continue;
    followed.add(sidebar);
    // Groups fetch their entries when they are opened.
    new MutationObserver(() => void showMarks()).observe(sidebar, {
      childList: true,
      subtree: true,
    });
  }
  const links = [...sidebars].flatMap((sidebar) => [...sidebar.querySelectorAll('a')]);
  const markPage = (link: HTMLAnchorElement, place: HTMLElement): void => {
    const ids = known.get(link.pathname) ?? [];
    const count = ids.filter((id) => done.has(id)).length;
    mark(place, count === 0 ? null : words.doneOf(count, ids.length));
  };
  for (const link of links) markPage(link, link);
  const listed = document.querySelectorAll<HTMLAnchorElement>('main li > :is(h2, h3) > a');
  // The link itself covers its card.
  for (const link of listed) markPage(link, link.parentElement ?? link);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('li > a[href*="#exercise-"]')) {
    const id = link.hash.slice('#exercise-'.length);
    mark(link, done.has(id) ? words.mark : null);
  }
}

function mark(element: HTMLElement, text: string | null): void {
  element.classList.toggle(styles.mark ?? '', text !== null);
  if (text === null) element.removeAttribute('data-exercises');
  else element.setAttribute('data-exercises', text);
}
