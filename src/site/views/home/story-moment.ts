import type { StoryMoment } from '../../../lessons/sample-views/home/edit-in-playground';

const KEY = 'homeStory';

/** Stores the current moment of the home page’s story with this history entry, for Back. */
export function keepMoment(moment: StoryMoment): void {
  window.history.replaceState({ ...historyState(), [KEY]: moment }, '');
}

/** The moment stored with this history entry; null if none. */
export function keptMoment(): StoryMoment | null {
  return (historyState()[KEY] as StoryMoment | undefined) ?? null;
}

function historyState(): Record<string, unknown> {
  return (window.history.state ?? {}) as Record<string, unknown>;
}
