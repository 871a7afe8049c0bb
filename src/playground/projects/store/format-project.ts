import { currentLocale } from '../../../config/current-locale';
import { projectsMessages } from '../../../config/messages/projects';

const DAY = 24 * 60 * 60 * 1000;
/** Before there was a playground. */
const TOO_EARLY = Date.UTC(2025, 0);

/** A date with its time, as the reader’s language writes it. */
export function formatTime(at: number): string {
  return format(at, { dateStyle: 'medium', timeStyle: 'short' });
}

/** A date without its time. */
export function formatDate(at: number): string {
  return format(at, { dateStyle: 'medium' });
}

function format(at: number, style: Intl.DateTimeFormatOptions): string {
  const time = new Intl.DateTimeFormat(currentLocale.code, style).format(at);
  const isPossible = at > TOO_EARLY && at < Date.now() + DAY;
  return isPossible ? time : projectsMessages.wrongClock(time);
}
