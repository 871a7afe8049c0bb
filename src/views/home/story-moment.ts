import type { StoryMoment } from '../../playground/home/edit-in-playground';

const KEY = 'homeStory';

/** Keeps the moment of the home page’s story with this entry of the browser’s history, for the way back. */
export function keepMoment(moment: StoryMoment): void {
  window.history.replaceState({ ...historyState(), [KEY]: moment }, '');
}

/** The moment that was kept with this entry of the history; null for none. */
export function keptMoment(): StoryMoment | null {
  return (historyState()[KEY] as StoryMoment | undefined) ?? null;
}

function historyState(): Record<string, unknown> {
  return (window.history.state ?? {}) as Record<string, unknown>;
}
