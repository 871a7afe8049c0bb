import { currentLocale } from '../../config/current-locale';

/** A size in KB or MB. */
export function formatSize(bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(currentLocale.code, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: bytes < 10_000 || (isLarge && bytes < 10_000_000) ? 1 : 0,
  }).format(Math.max(bytes, 100) / (isLarge ? 1_000_000 : 1000));
}
