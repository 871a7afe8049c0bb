import { UNDETERMINED } from '../../base/text/language-name';

/**
 * The language that a game of several begins in: the first that its reader reads. The first of `codes` is the original’s,
 * which can be unknown: then it may be the one that is read best, and only a translation into that one goes before it.
 */
export function firstLanguage(codes: readonly string[], read: readonly string[]): string {
  const [original = UNDETERMINED] = codes;
  const isUnknown = original === UNDETERMINED;
  const offered = isUnknown ? codes.slice(1) : codes;
  return bestLanguage(isUnknown ? read.slice(0, 1) : read, offered) ?? original;
}

/** The same language, else one in the same script, else one of that name in another script. */
function bestLanguage(read: readonly string[], offered: readonly string[]): string | null {
  const known = offered.map((code) => ({ code, locale: fullLocale(code) }));
  for (const wanted of read.map(fullLocale)) {
    if (wanted === null) continue;
    const same = known.filter(({ locale }) => locale?.language === wanted.language);
    const written = same.filter(({ locale }) => locale?.script === wanted.script);
    const best =
      written.find(({ locale }) => locale?.region === wanted.region) ?? written[0] ?? same[0];
    if (best !== undefined) return best.code;
  }
  return null;
}

/** With the script and region that go without saying. */
function fullLocale(code: string): Intl.Locale | null {
  try {
    return new Intl.Locale(code).maximize();
  } catch {
    return null;
  }
}
