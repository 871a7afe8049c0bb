import { readFileSync } from 'node:fs';

/** What cannot be tested in Firefox, and why: a whole file, or what its tests are called. */
const NOT_IN_FIREFOX: readonly {
  why: string;
  tests: readonly (readonly [file: string, title?: string])[];
}[] = [
  {
    why: 'Playwright cannot turn its scripts off.',
    tests: [
      ['without-scripts.spec.ts'],
      ['all-tags.spec.ts', 'the list is read without scripts'],
      ['cards.spec.ts', 'a card can be read without scripts'],
      ['copy-page.spec.ts', 'without scripts'],
      ['exercises.spec.ts', 'without scripts'],
      ['failing-samples.spec.ts', 'without scripts'],
      ['plain-host.spec.ts', 'without scripts'],
      ['play-link.spec.ts', 'without scripts'],
      ['skip-link.spec.ts', 'without scripts'],
      ['window.spec.ts', 'without scripts'],
    ],
  },
  {
    why: 'Playwright’s fingers do not reach it.',
    tests: [
      ['phones.spec.ts'],
      ['first-game.spec.ts', 'what is typed is seen in the game beside it'],
      ['prefetch.spec.ts', 'a page is fetched when the pointer, a finger'],
      ['reference.spec.ts', 'a term under a finger'],
      ['search.spec.ts', 'by touch on a small screen'],
      ['studio.spec.ts', 'with a finger'],
    ],
  },
  {
    why: 'Playwright sets no paper and no reduced motion.',
    tests: [
      ['print-page.spec.ts'],
      ['media.spec.ts'],
      ['failing-samples.spec.ts', 'a printed transcript'],
      ['details.spec.ts', 'their animation'],
      ['projects.spec.ts', 'projects are named, duplicated, deleted and restored'],
      ['player.spec.ts', 'is accessible, narrow and quiet'],
    ],
  },
  {
    why: 'Playwright waits for a page that Back within a page does not load.',
    tests: [['symptom-finder.spec.ts'], ['scrolling.spec.ts', 'links, jumps, Back and Forward']],
  },
  {
    why: 'Only one of its windows has the focus.',
    tests: [
      ['projects.spec.ts', 'two tabs: one writes, the other follows'],
      ['window.spec.ts', 'the story plays in a window of its own'],
    ],
  },
  {
    why: 'It gives no test the right to read the clipboard.',
    tests: [
      ['share.spec.ts', 'a link from the playground brings text and moment'],
      ['share.spec.ts', 'a link from a sample brings its page'],
      ['faults/small-requests.spec.ts', 'the text that is copied'],
    ],
  },
  {
    why: 'Playwright loses the page while axe, or the test, reads all of it.',
    tests: [
      ['journey.spec.ts'],
      ['languages-game.spec.ts', 'a game in several languages'],
      ['accessibility.spec.ts', 'the end of the story'],
      ['page-frame.spec.ts', 'has its frame, and no more'],
      ['play-link.spec.ts', 'a tester’s note comes back to its line'],
      ['story-tests.spec.ts', 'axe finds nothing'],
      ['comes-back.spec.ts', 'the download says what goes in'],
      ['comes-back.spec.ts', 'a published story of Twine and a folder of ChoiceScript'],
      ['files.spec.ts', 'a zip becomes a project of its own'],
    ],
  },
  {
    why: 'They talk to Chromium itself.',
    tests: [
      ['hostile-story.spec.ts'],
      ['input-methods.spec.ts'],
      ['faults/killed-browser.spec.ts'],
      ['faults/large-and-mirrored.spec.ts'],
      ['faults/projects.spec.ts', 'the storage is full, and is cleared'],
      ['faults/projects.spec.ts', 'a tab crashes between two writes'],
    ],
  },
  {
    why: 'Firefox shows frames of a page before it has read all of it.',
    tests: [['docs-sidebar.spec.ts', 'its scroll position is kept across a reload']],
  },
  {
    why: 'Requests that a test holds back through Playwright do not all go on there.',
    tests: [['early-actions.spec.ts']],
  },
  {
    why: 'A double click of Playwright is two clicks there.',
    tests: [
      ['map-walk.spec.ts'],
      ['map-written.spec.ts', 'a game of six scenes is made on the map alone'],
    ],
  },
  {
    why: 'A click of Playwright scrolls the page there, although all is in view.',
    tests: [['player.spec.ts', 'a sample']],
  },
  {
    why: 'A click of Playwright does not reach the frame of another site there.',
    tests: [['game-with-files.spec.ts']],
  },
  {
    why: 'The connection that Playwright takes from a page is left to its service worker.',
    tests: [['faults/without-network.spec.ts', 'a page that was not read']],
  },
  {
    why: 'Firefox opens no folder, and joins words otherwise: the snapshots are those of Chromium.',
    tests: [['speech.spec.ts', 'names, roles and states of all tools']],
  },
];

/** The tests that are not run in Firefox, as patterns for `grepInvert`. */
export const notInFirefox: readonly RegExp[] = NOT_IN_FIREFOX.flatMap(({ tests }) =>
  tests.map(([file, title = '']) => {
    if (!readFileSync(`e2e/${file}`, 'utf8').includes(title))
      throw new Error(`not-in-firefox.ts: ${file} has no test “${title}”.`);
    return new RegExp(`${file} .*${title}`);
  }),
);
