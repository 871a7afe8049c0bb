import type { ShownPart } from '../../core/claims/claim';
import type { Sees } from '../../testing/recordings/recordings';

/** What a game shows, each part as plain text. */
export type ShownTexts = Record<ShownPart, string>;

/** A recorded step as plain text. */
export function textsOf(sees: Sees): ShownTexts {
  return {
    toolbar: plain(sees.toolbar ?? ''),
    scenes: plain(sees.scenes.flat().join('\n')),
    prompt: plain(sees.prompt ?? ''),
    choices: plain(sees.choices.join('\n')),
    overlay: plain([sees.overlay?.title, ...(sees.overlay?.lines ?? [])].join('\n')),
    error: plain(sees.error ?? ''),
  };
}

/**
 * Letters and digits alone, in lower case: browsers and recordings differ in spaces, in the marks of pictures, fields and
 * tables, and in capitals that come from styles.
 */
export function plain(text: string): string {
  return text
    .replace(/⟨[^⟩]*⟩|<\/?[a-z][a-z0-9]*>/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
