import { currentLocale } from '../../config/current-locale';

/** A date with its time, as the reader’s language writes it. */
export function formatTime(at: number): string {
  const time = new Intl.DateTimeFormat(currentLocale.code, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return time.format(at);
}

/** A date without its time. */
export function formatDate(at: number): string {
  return new Intl.DateTimeFormat(currentLocale.code, { dateStyle: 'medium' }).format(at);
}
