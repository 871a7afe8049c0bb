import { findReference } from './find-reference';
import { indexReference } from './index-reference';
import { parseReference } from './parse-reference';
import { relatedEntries } from './related-entries';

const { entries } = parseReference([
  {
    file: 'tags.yaml',
    source: `kind: knot-tag
handledBy: [core]
entries:
  - { name: AUDIO, summary: Plays., details: 'Ended by \`STOP_SOUND\`.' }
  - { name: STOP_SOUND, summary: Ends., notes: ['Leaves \`AUDIO\` and \`STOP_SOUND\` alone.'] }
  - { name: CHOICES, summary: Looks., related: [tag-audio] }
  - { name: CLEAR, summary: Clears. }
`,
  },
  {
    file: 'game.yaml',
    source:
      'kind: global-tag\nhandledBy: [core]\nentries:\n  - { name: choices, summary: Looks. }\n',
  },
]);
const index = indexReference(entries);
const related = relatedEntries(entries, (code) => findReference(code, index));
const idsOf = (id: string) => related.get(id)?.map((entry) => entry.id);

it('relates what texts name, in both directions, and never an entry to itself', () => {
  expect(idsOf('tag-audio')).toContain('tag-stop-sound');
  expect(idsOf('tag-stop-sound')).toEqual(['tag-audio']);
});

it('relates what is named outright in both directions, before what texts name', () => {
  expect(idsOf('tag-audio')).toEqual(['tag-choices', 'tag-stop-sound']);
});

it('relates entries of one name, after those that are named outright', () => {
  expect(idsOf('tag-choices')).toEqual(['tag-audio', 'global-tag-choices']);
  expect(idsOf('global-tag-choices')).toEqual(['tag-choices']);
});

it('leaves alone what stands by itself', () => {
  expect(idsOf('tag-clear')).toEqual([]);
});
