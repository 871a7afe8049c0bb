/** A language code in its usual form (BCP 47): `pt-BR`; null if it is none. */
export function languageTag(text: string): string | null {
  // All languages that are registered have two or three letters; longer words are those of people.
  if (!/^[a-z]{2,3}(?:-|$)/i.test(text)) return null;
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null;
  } catch {
    return null;
  }
}
