import type { ShownPart } from '../../lessons/claims/claim';
import type { Sees } from '../../lessons/recordings/recordings';

/** What a game shows, each part as plain text. */
export type ShownTexts = Record<ShownPart, string>;

/** A recorded step as plain text. */
export function textsOf(sees: Sees): ShownTexts {
  return plainTexts({
    toolbar: sees.toolbar ?? '',
    scenes: sees.scenes.flat().join('\n'),
    prompt: sees.prompt ?? '',
    choices: sees.choices.join('\n'),
    overlay: [sees.overlay?.title, ...(sees.overlay?.lines ?? [])].join('\n'),
    error: sees.error ?? '',
  });
}

/** The parts as `plain` writes them. */
export function plainTexts<Texts extends Partial<ShownTexts>>(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([part, text]) => [part, plain(text)]),
  ) as Texts;
}

/**
 * Letters and digits alone, in lower case: browsers and recordings differ in spaces, in the marks of pictures, fields and
 * tables, and in capitals that come from styles.
 */
function plain(text: string): string {
  return text
    .replace(/⟨[^⟩]*⟩|<\/?[a-z][a-z0-9]*>/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
