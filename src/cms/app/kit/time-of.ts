import { currentLocale } from '../../../config/current-locale';
import type { FileVersion } from '../../protocol/protocol';

const format = new Intl.DateTimeFormat(currentLocale.code, {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** When something was written, in words. */
export const timeOf = ({ date }: Pick<FileVersion, 'date'>): string =>
  format.format(new Date(date));
