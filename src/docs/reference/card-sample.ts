import type { CodeSample } from '../document/samples/ink-sample';
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
  message: 'json',
  shortcut: 'ink',
};

/** The language in which entries of a kind are written. */
export function sampleLanguage(kind: ReferenceKind): string {
  return hasOwnPages(kind) ? 'ink' : (languages[kind] ?? 'js');
}

/** The sample of an entry in the form of a page’s code fence; `line` is where the entry is written. */
export function samplesOf(entry: ReferenceEntry, line = 1): CodeSample[] {
  const { kind, sample } = entry;
  if (sample === undefined) return [];
  const language = sampleLanguage(kind);
  const meta = isOnlyInProject(entry) ? 'fragment' : '';
  return [{ language, code: sample, meta, line }];
}

/**
 * Whether the sample calls a function that only a project has: the player of the page can only call a function of the
 * same name in ink, which some samples have in their context lines.
 */
export function isOnlyInProject({ kind, name, sample = '' }: ReferenceEntry): boolean {
  return kind === 'function' && !sample.includes(`=== function ${name}(`);
}
