import type { CodeSample } from '../document/document-content';
import { hasOwnPages } from './card-address';
import type { ReferenceEntry, ReferenceKind } from './reference-entry';

/** The language of samples that are not ink. */
const languages: Partial<Record<ReferenceKind, string>> = {
  config: 'json',
  command: 'bash',
  'css-class': 'css',
  'css-variable': 'css',
  'theme-variable': 'json',
  file: 'text',
};

/** The sample of an entry in the form of a page’s code fence; `line` is where the entry is written. */
export function samplesOf({ kind, sample }: ReferenceEntry, line = 1): CodeSample[] {
  if (sample === undefined) return [];
  const language = hasOwnPages(kind) ? 'ink' : (languages[kind] ?? 'js');
  // These functions belong to a project: the player on the page does not have them.
  const meta = kind === 'function' ? 'fragment' : '';
  return [{ language, code: sample, meta, line }];
}
