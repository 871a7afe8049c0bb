import { fold } from '../../../../base/text/fold';
import { admonitionTypes } from '../../../../docs/document/admonitions';
import { codeInsertions } from './code-insertions';
import { componentInsertions } from './component-insertions';
import type { Insertion } from './insertion';

const text: Insertion[] = [
  {
    id: 'heading-2',
    label: 'Heading',
    group: 'Text',
    words: 'h2 title section',
    kind: 'lines',
    mark: '## ',
  },
  {
    id: 'heading-3',
    label: 'Smaller heading',
    group: 'Text',
    words: 'h3 subheading',
    kind: 'lines',
    mark: '### ',
  },
  {
    id: 'bold',
    label: 'Bold',
    group: 'Text',
    words: 'strong',
    kind: 'wrap',
    sign: '**',
    sample: 'bold',
  },
  {
    id: 'italic',
    label: 'Italic',
    group: 'Text',
    words: 'emphasis',
    kind: 'wrap',
    sign: '*',
    sample: 'italic',
  },
  {
    id: 'code',
    label: 'Code',
    group: 'Text',
    words: 'monospace',
    kind: 'wrap',
    sign: '`',
    sample: 'code',
  },
  {
    id: 'link',
    label: 'Link',
    group: 'Text',
    words: 'url page anchor',
    kind: 'ask',
    question: 'link',
  },
  {
    id: 'key',
    label: 'Key',
    group: 'Text',
    words: 'kbd keyboard',
    kind: 'inline',
    before: '<Kbd>',
    body: 'Ctrl',
    after: '</Kbd>',
  },
  { id: 'footnote', label: 'Footnote', group: 'Text', kind: 'inline', before: '[^${1:1}]' },
  {
    id: 'comment',
    label: 'Comment',
    group: 'Text',
    words: 'hidden',
    kind: 'inline',
    before: '\\{/* ',
    body: 'Readers do not see this',
    after: ' */\\}',
  },
];

const lists: Insertion[] = [
  { id: 'list', label: 'List', group: 'Lists', words: 'bullets', kind: 'lines', mark: '- ' },
  {
    id: 'numbers',
    label: 'Numbered list',
    group: 'Lists',
    words: 'ordered',
    kind: 'lines',
    mark: '1. ',
  },
  {
    id: 'tasks',
    label: 'Task list',
    group: 'Lists',
    words: 'checkbox todo',
    kind: 'lines',
    mark: '- [ ] ',
  },
  { id: 'quote', label: 'Quote', group: 'Lists', words: 'blockquote', kind: 'lines', mark: '> ' },
];

const blocks: Insertion[] = [
  {
    id: 'picture',
    label: 'Picture',
    group: 'Blocks',
    words: 'image upload photo',
    kind: 'ask',
    question: 'picture',
  },
  {
    id: 'table',
    label: 'Table',
    group: 'Blocks',
    words: 'columns rows',
    kind: 'block',
    before: '| ${Head} | ${Head 2} |\n| --- | --- |\n| ${Cell} | ${Cell 2} |',
  },
  {
    id: 'rule',
    label: 'Line',
    group: 'Blocks',
    words: 'rule divider',
    kind: 'block',
    before: '---',
  },
];

const notes = admonitionTypes.map((type): Insertion => ({
  id: `note-${type}`,
  label: `${type.charAt(0).toUpperCase()}${type.slice(1)}`,
  group: 'Notes',
  words: 'admonition callout box',
  kind: 'block',
  before: `:::${type}\n\n`,
  body: 'Text',
  after: '\n\n:::',
}));

const titledNote: Insertion = {
  id: 'note-title',
  label: 'Note with a title',
  group: 'Notes',
  words: 'admonition callout box',
  kind: 'block',
  before: ':::note[${Title}]\n\n',
  body: 'Text',
  after: '\n\n:::',
};

/** All that authors can insert, in the order of the menu; components that are added later are included. */
export const insertions: readonly Insertion[] = [
  ...text,
  ...lists,
  ...blocks,
  ...componentInsertions('Blocks'),
  ...notes,
  titledNote,
  ...codeInsertions,
  ...componentInsertions('This site'),
];

/** What fits the words that are typed, likeliest first. */
export function findInsertions(typed: string): Insertion[] {
  const sought = fold(typed).trim();
  return insertions
    .map((insertion) => ({ insertion, rank: rankOf(insertion, sought) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ insertion }) => insertion);
}

function rankOf({ label, words = '' }: Insertion, sought: string): number {
  const name = label.toLowerCase();
  const named = name.split(' ');
  // Its last word says what a thing is: an ink story is a story.
  if (name.startsWith(sought) || named.at(-1)?.startsWith(sought)) return 0;
  const fits = (known: readonly string[]) =>
    sought.split(' ').every((part) => known.some((word) => word.startsWith(part)));
  if (fits(named)) return 1;
  return fits([...named, ...words.split(' ')]) ? 2 : 3;
}
