import { withPrefix } from 'gatsby';
import { readTip, type TipCard } from '../../docs/tips/tip';

let texts: Promise<Map<string, unknown>> | null = null;

/** The meaning of a term, by its tip key; null if there is none or the texts could not be fetched this time. */
export async function loadTipText(tip: string): Promise<TipCard | null> {
  texts ??= fetchTexts();
  try {
    return readTip((await texts).get(tip));
  } catch {
    texts = null;
    return null;
  }
}

async function fetchTexts(): Promise<Map<string, unknown>> {
  const response = await fetch(withPrefix('/tips.json'));
  // A host may respond with an HTML page instead: then there are no texts, and parsing fails.
  return new Map(Object.entries((await response.json()) as object));
}
