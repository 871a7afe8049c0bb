import type { CodeSample } from '../document/document-content';
import { hasOwnPages } from './card-address';
import type { ReferenceEntry, ReferenceKind } from './reference-entry';

/** What samples are written in, where that is not ink. */
const languages: Partial<Record<ReferenceKind, string>> = {
  config: 'json',
  command: 'bash',
  'css-class': 'css',
  'css-variable': 'css',
  'theme-variable': 'json',
  file: 'text',
};

/** The sample of an entry as a fence of a page would hold it; `line` is where the entry is written. */
export function samplesOf({ kind, sample }: ReferenceEntry, line = 1): CodeSample[] {
  if (sample === undefined) return [];
  const language = hasOwnPages(kind) ? 'ink' : (languages[kind] ?? 'js');
  // The functions are a project's own: the player in the page has none of them.
  const meta = kind === 'function' ? 'fragment' : '';
  return [{ language, code: sample, meta, line }];
}
