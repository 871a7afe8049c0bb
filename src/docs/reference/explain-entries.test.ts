import { explainEntries } from './explain-entries';
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
const doc = (docId: string, ...named: string[]) => ({
  docId,
  path: `/docs/${docId}/`,
  title: docId.toUpperCase(),
  headings: new Map([['history', 'What stays']]),
  named,
});
const explanations = explainEntries(entries, [
  doc('images', 'tag-clear'),
  doc('story', 'tag-clear', 'tag-audio'),
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
