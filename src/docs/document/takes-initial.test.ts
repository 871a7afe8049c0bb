import type { DocumentNode } from '../../base/tree/document-tree';
import { takesInitial } from './takes-initial';

const long: DocumentNode = ['p', 0, 'A story begins with a long breath. '.repeat(5)];
const short: DocumentNode = ['p', 0, 'One line and no more.'];
const below: DocumentNode = ['p', 0, 'And so it goes on.'];

it.each<[string, DocumentNode[], boolean]>([
  ['a long paragraph before text', [long, '\n', below], true],
  ['a long paragraph before a heading', [long, ['h2', { id: 'a' }, 'A']], true],
  ['a one-line lead', [short, below], false],
  ['a long paragraph before a box', [long, ['Admonition', { kind: 'note' }, below]], false],
  ['a long paragraph before code', [long, ['CodeBlock', 0]], false],
  ['a document that begins with a box', [['Admonition', 0, long], below], false],
  ['a lone paragraph', [long], false],
  ['nothing', [], false],
])('%s', (_, nodes, expected) => {
  expect(takesInitial(nodes)).toBe(expected);
});
