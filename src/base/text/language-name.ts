/** BCP 47’s code of a language that nobody has named: screen readers keep that of their user. */
export const UNDETERMINED = 'und';

/** Other scripts have no capitals, or none in names. */
const WITH_CAPITALS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** What a language is called in itself: `Deutsch`, `Français`; its code if the browser does not know it. */
export function languageName(code: string): string {
  try {
    const names = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' });
    const name = names.of(code);
    return name?.replace(WITH_CAPITALS, (letter) => letter.toLocaleUpperCase(code)) ?? code;
  } catch {
    return code;
  }
}
