import { withPrefix } from 'gatsby';
import { exerciseMessages as words } from '../../../config/messages/exercises';
import { isRecord } from '../../../ink/story/story-program';
import {
  chapterToContinue,
  doneWithStep,
  isOfCourse,
  stepId,
  type CourseChapter,
} from '../../course/course-chapters';
import { progressSlot } from '../drafts/draft-slot';
import { jsonOnce } from './json-once';
import { addDone, parseProgress } from './progress';

const fetchChapters = jsonOnce('/course.json');

/** The chapters of the course; none if they could not be fetched this time. */
export async function loadChapters(): Promise<CourseChapter[]> {
  const found = await fetchChapters();
  return (Array.isArray(found) ? found : []).filter(
    (chapter): chapter is CourseChapter =>
      isRecord(chapter) && ['id', 'path', 'label'].every((key) => typeof chapter[key] === 'string'),
  );
}

/** Keeps that a step is done, and its chapter with its last step; returns whether that is new. */
export function keepStep(step: { chapter: string; step: number; total: number }): boolean {
  const { done } = parseProgress(progressSlot().get());
  const ids = doneWithStep(done, step).filter((id) => !done.includes(id));
  if (ids.length > 0) addDone(ids);
  return ids.length > 0;
}

/** Whether the sample with an id is a step of this page that is done. */
export function isStepDone(sample: string, page: string, done: readonly string[]): boolean {
  const step = /^step-(\d+)$/.exec(sample)?.[1];
  if (step === undefined) return false;
  return done.some((id) => {
    const chapter = id.slice(0, id.lastIndexOf('/'));
    return id === stepId(chapter, Number(step)) && page.includes(`/${chapter}/`);
  });
}

/** A link to where a reader of the course goes on; null on that page itself, and for those who have not begun. */
export async function linkToContinue(): Promise<{ href: string; text: string } | null> {
  const { done } = parseProgress(progressSlot().get());
  const isBegun = done.some(isOfCourse);
  const next = isBegun ? chapterToContinue(await loadChapters(), done) : null;
  if (next === null || withPrefix(next.path) === window.location.pathname) return null;
  return { href: next.path, text: words.goOn(next.label) };
}
