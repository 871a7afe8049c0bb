import type { SourceOption } from './site-options';

const FENCE_WORDS: readonly SourceOption[] = [
  { label: 'title', detail: 'a line above the code', template: 'title="${story.ink}"' },
  { label: 'showLineNumbers', detail: 'numbers of its lines' },
];
const INK_WORDS: readonly SourceOption[] = [
  { label: 'fragment', detail: 'part of a story' },
  { label: 'map', detail: 'its knots and the ways between them' },
  { label: 'transcript', detail: 'what readers see', template: 'transcript="${1:1}"' },
  { label: 'fails', detail: 'a mistake', template: 'fails="${ran out of content}"' },
  { label: 'slip', detail: 'a mistake that ink accepts' },
  { label: 'own', detail: 'tags of its own', template: 'own="${mood}"' },
  { label: 'file', detail: 'its name in INCLUDE', template: 'file="${story.ink}"' },
];

/** The words that can follow the language of a fence, with what they mean. */
export function fenceWords(language: string): SourceOption[] {
  return language.toLowerCase() === 'ink' ? [...INK_WORDS, ...FENCE_WORDS] : [...FENCE_WORDS];
}
