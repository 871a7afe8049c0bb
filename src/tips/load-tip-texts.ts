import { withPrefix } from 'gatsby';

let texts: Promise<Map<string, unknown>> | null = null;

/** The one-line meaning of a term, by its tip; null where there is none or the texts cannot be had, this time. */
export async function loadTipText(tip: string): Promise<string | null> {
  texts ??= fetchTexts();
  try {
    const text = (await texts).get(tip);
    return typeof text === 'string' && text !== '' ? text : null;
  } catch {
    texts = null;
    return null;
  }
}

async function fetchTexts(): Promise<Map<string, unknown>> {
  const response = await fetch(withPrefix('/tips.json'));
  // A host may answer with a page of its own: then there are no texts, and reading it fails.
  return new Map(Object.entries((await response.json()) as object));
}
