/** @jest-environment node */
import { parseLines } from '../../testing/factories';
import { explainEntries } from './explain-entries';
import { indexReference } from './index-reference';
import { parseReference } from './parse-reference';

const { entries } = parseReference([
  {
    file: 'tags.yaml',
    source: `kind: knot-tag
handledBy: [core]
entries:
  - { name: CLEAR, summary: Clears., page: 'story#history' }
  - { name: AUDIO, summary: Plays. }
`,
  },
]);
const doc = (docId: string, text: string) => ({
  docId,
  path: `/docs/${docId}/`,
  title: docId.toUpperCase(),
  headings: new Map([['history', 'What stays']]),
  tree: parseLines(text).tree,
});
const explanations = explainEntries(entries, indexReference(entries), [
  doc('images', 'As with `# CLEAR`.'),
  doc('story', '`# CLEAR` clears, `# AUDIO` plays.'),
]);

it('names the section that explains an entry first, then the pages that use it', () => {
  expect(explanations.get('tag-clear')).toEqual([
    { href: '/docs/story/#history', title: 'STORY: What stays' },
    { href: '/docs/images/', title: 'IMAGES' },
  ]);
});

it('finds the pages of what names none', () => {
  expect(explanations.get('tag-audio')).toEqual([{ href: '/docs/story/', title: 'STORY' }]);
});
