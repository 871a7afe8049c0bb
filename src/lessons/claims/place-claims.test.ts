import type { Claim } from './claim';
import { plainText } from './find-sentence';
import { placeClaims } from './place-claims';

const PAGE = `---
title: Saves
---

The **autosave** is [written](./story.mdx#scene) after
every \`scene\`, \\[b\\]always\\[/b\\].
`;
const ENTRIES = `entries:
  - name: SAVES
    details: 'It’s a number
      of slots.'
  - name: CLEAR
    details: It empties the screen.
`;

const targets = {
  pages: new Map([['basics/saves', { file: 'saves.mdx', anchors: ['slots'] }]]),
  entries: new Map([
    ['tag-saves', { file: 'tags.yaml', line: 2 }],
    ['tag-clear', { file: 'tags.yaml', line: 5 }],
  ]),
  textOf: (file: string) => plainText(file === 'saves.mdx' ? PAGE : ENTRIES),
};

function place(target: Claim['target'], says: string) {
  const proof = { package: 'a', version: '1', path: 'b', shown: null };
  const claim: Claim = { file: 'claims.yaml', line: 7, target, says, proof };
  const { placed, problems } = placeClaims([claim], targets);
  return placed[0]?.said ?? problems[0];
}

it.each([
  ['autosave is written after every scene, [b]always', 5],
  ['every scene, always'.replace('always', '[b]always[/b].'), 6],
])('finds words on a page, whatever markup is in them: %s', (says, line) => {
  expect(place({ page: 'basics/saves' }, says)).toEqual({ file: 'saves.mdx', line });
});

it('finds words in an entry, and only there', () => {
  expect(place({ entry: 'tag-saves' }, "It's a number of slots.")).toEqual({
    file: 'tags.yaml',
    line: 3,
  });
  expect(place({ entry: 'tag-clear' }, 'empties')).toEqual({ file: 'tags.yaml', line: 6 });
  expect(place({ entry: 'tag-saves' }, 'empties')).toMatchObject({
    file: 'claims.yaml',
    line: 7,
    message: expect.stringContaining('“empties” is not in the entry in tags.yaml:2') as string,
  });
});

it.each<[string, Claim['target'], string, RegExp]>([
  [
    'a sentence that is gone',
    { page: 'basics/saves' },
    'The autosave is never written',
    /is not in saves\.mdx/,
  ],
  [
    'a page that is none',
    { page: 'basics/save' },
    'The autosave is written',
    /“basics\/save”, which is not a page/,
  ],
  [
    'an anchor that is none',
    { page: 'basics/saves#slot' },
    'The autosave is written',
    /“#slot” of basics\/saves/,
  ],
  [
    'an entry that is none',
    { entry: 'tag-clean' },
    'It empties',
    /“tag-clean”, which is not an entry/,
  ],
  ['words found by chance', { page: 'basics/saves' }, 'after', /too short/],
])('complains of %s', (_, target, says, message) => {
  expect(place(target, says)).toMatchObject({
    severity: 'error',
    file: 'claims.yaml',
    line: 7,
    message: expect.stringMatching(message) as string,
  });
});
