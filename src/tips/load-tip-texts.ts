import { withPrefix } from 'gatsby';
import { readTip, type TipCard } from '../core/tips/tip';

let texts: Promise<Map<string, unknown>> | null = null;

/** The one-line meaning of a term, by its tip; null where there is none or the texts cannot be had, this time. */
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
  // A host may answer with a page of its own: then there are no texts, and reading it fails.
  return new Map(Object.entries((await response.json()) as object));
}
