import { linkedFile } from '../../../../base/paths/relative-file';
import { admonitionTypes } from '../../../../docs/document/admonitions';
import type { PreviewContent } from '../../../protocol/preview-content';
import { escapeField } from '../insertions/apply-insertion';
import { hintOf } from '../insertions/hint-of';
import type { Insertion } from '../insertions/insertion';
import { findInsertions } from '../insertions/insertions';
import {
  findTargets,
  headingsOf,
  linkTargets,
  type LinkTarget,
  type OwnPage,
} from '../links/link-targets';
import { attributeOptions, componentOptions, valueOptions } from './component-options';
import { fenceWords } from './fence-words';
import { pictureOptions, type SourceOption } from './site-options';
import type { SourcePlace } from './source-place';

/** All that can be written at a place, or a search by the typed words in what is too much to list. */
export type SourceOptions =
  { options: SourceOption[] } | { find: (typed: string) => SourceOption[] };

const LANGUAGES = [
  'ink',
  'diff-ink',
  'js',
  'ts',
  'tsx',
  'json',
  'html',
  'css',
  'bash',
  'yaml',
  'markdown',
  'text',
];
/** The list would be longer than anybody reads. */
const MOST = 100;

/** What can be written at a place of a page. */
export function sourceOptions(
  place: Exclude<SourcePlace, { kind: 'ink' }>,
  page: OwnPage,
  content: PreviewContent,
): SourceOptions {
  switch (place.kind) {
    case 'insertion':
      return { find: (typed) => findInsertions(typed).map(insertionOption) };
    case 'language':
      return listed(LANGUAGES.map((label) => ({ label })));
    case 'fence-word':
      return listed(fenceWords(place.language));
    case 'admonition':
      return listed(admonitionTypes.map((label) => ({ label })));
    case 'link': {
      const targets = linkTargets(content, page);
      return { find: (typed) => findTargets(targets, typed).slice(0, MOST).map(linkOption) };
    }
    case 'anchor':
      return listed(anchorsOf(place.href, page, content));
    case 'picture':
      return listed(pictureOptions(content));
    case 'component':
    case 'closing':
      return listed(componentOptions(place));
    case 'attribute':
      return listed(attributeOptions(place));
    case 'value':
      return listed(valueOptions(place, page, content));
  }
}

function listed(options: SourceOption[]): SourceOptions {
  return { options };
}

function linkOption({ title, where, href }: LinkTarget): SourceOption {
  return { label: title, detail: where, template: escapeField(href) };
}

function insertionOption(insertion: Insertion): SourceOption {
  return { label: insertion.label, detail: hintOf(insertion), insertion };
}

function anchorsOf(href: string, page: OwnPage, { docs }: PreviewContent): SourceOption[] {
  const target = href === '' ? page.file : linkedFile(href, page.file);
  const doc = docs.find(({ file }) => file === target);
  const headings = href === '' ? headingsOf(page.text) : (doc?.headings ?? []);
  const titles = new Map(headings.map(({ id, title }) => [id, title]));
  const ids = new Set([...titles.keys(), ...(doc?.anchors ?? [])]);
  return [...ids].map((label) => ({ label, detail: titles.get(label) ?? '' }));
}
