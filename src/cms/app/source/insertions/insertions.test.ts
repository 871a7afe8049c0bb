import { oddSpellings } from '../../../../../testing/odd-spellings';
import { componentSchemas } from '../../../../docs/document/component-schema';
import { parseDocument } from '../../../../docs/document/parse-document';
import { groupSamples } from '../../../../docs/document/samples/group-samples';
import {
  checkInkFence,
  isInk,
  readInkSample,
} from '../../../../docs/document/samples/read-ink-sample';
import { checkGroup } from '../../../../lessons/samples/check-group';
import { knowsLanguage } from '../../kit/highlight-code';
import { hintOf } from './hint-of';
import type { Insertion } from './insertion';
import { checkFile } from '../../../../docs/prose/check-file';
import { findInsertions, insertions } from './insertions';

/** A snippet as it is if nobody fills in its fields. */
const written = (insertion: Insertion) => {
  if (insertion.kind !== 'block' && insertion.kind !== 'inline') return '';
  const { before, body = '', after = '' } = insertion;
  return `${before}${body === '' ? '' : `\${${body}}`}${after}`
    .replace(/\$\{(?:\d+:)?(?<name>[^{}]*)\}/g, '$<name>')
    .replace(/\\(?=[{}])/g, '');
};
const read = (text: string) =>
  parseDocument(text, 'content/docs/a.mdx', {
    highlight: (code) => [code],
    knowsLanguage,
    measureImage: () => ({ width: 10, height: 10 }),
  });
const snippets = insertions.filter(({ kind }) => kind === 'block' || kind === 'inline');

it.each(snippets.map((insertion) => [insertion.label, written(insertion)]))(
  'inserts what the build accepts: %s',
  (label, text) => {
    const { problems, codeSamples } = read(label === 'Footnote' ? `A.${text}\n\n[^1]: B.` : text);
    const fences = codeSamples.filter(isInk);
    const groups = groupSamples(fences.map(readInkSample));
    expect([
      ...problems,
      ...fences.flatMap((fence) => checkInkFence(fence, 'a')),
      ...groups.flatMap((group) => checkGroup(group).problems),
    ]).toEqual([]);
  },
);

it('offers all that content can use', () => {
  const all = insertions.map(written).join('\n');
  for (const name of Object.keys(componentSchemas)) expect(all).toContain(`<${name}`);
  const ids = insertions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  ['', insertions[0]?.id],
  ['head', 'heading-2'],
  ['tabs', 'Tabs'],
  ['story', 'ink'],
  ['sto', 'ink'],
  ['ink st', 'ink'],
  ['story map', 'ink-map'],
  ['re', 'entry'],
  ['note ', 'note-note'],
  ['callout', 'note-note'],
  ['KBD', 'key'],
])('finds %p', (typed, id) => {
  expect(findInsertions(typed)[0]?.id).toBe(id);
});

it.each(oddSpellings('head'))('finds %p', (typed) => {
  expect(findInsertions(typed)[0]?.id).toBe('heading-2');
});

it.each([
  ['bold', '**bold**'],
  ['heading-2', '##'],
  ['Tabs', '<Tabs>'],
  ['note-tip', ':::tip'],
  ['ink-map', '```ink map'],
  ['ink-fails', '```ink'],
  ['comment', '{/*'],
  ['Exercise', '<Exercise />'],
])('shows how %p is written', (id, hint) => {
  expect(insertions.filter((one) => one.id === id).map(hintOf)).toEqual([hint]);
});

it.each([
  ['note-tip', 1],
  ['note-title', 1],
  ['Tabs', 2],
  ['Steps', 2],
  ['Cards', 1],
  ['Details', 1],
])('what nobody has written in %p is a hint', async (id, count) => {
  const found = insertions.find((one) => one.id === id);
  if (found?.kind !== 'block') throw new Error(`${id} is no block.`);
  const { before, body = '', after = '' } = found;
  const plain = [before, body, after].join('').replace(/\$\{(?:\d:)?([^}]*)\}|\b\d:/g, '$1');
  const known = { has: () => true, suggest: () => Promise.resolve([]) };
  const hints = await checkFile('a.mdx', `---\ntitle: A\n---\n\n${plain}\n`, known);
  expect(hints).toHaveLength(count);
});

it('finds nothing for what is no word of it', () => {
  expect(findInsertions('zebra')).toEqual([]);
});
