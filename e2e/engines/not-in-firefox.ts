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
      ['reference.spec.ts', 'a term under a finger'],
      ['search.spec.ts', 'by touch on a small screen'],
      ['studio.spec.ts', 'with a finger'],
    ],
  },
  {
    why: 'Playwright sets no paper and no reduced motion.',
    tests: [
      ['print-page.spec.ts'],
      ['details.spec.ts', 'their animation'],
      ['projects.spec.ts', 'projects are named, duplicated, deleted and restored'],
      ['player.spec.ts', 'is accessible, narrow and quiet'],
    ],
  },
  {
    why: 'Playwright waits for a page that Back within a page does not load.',
    tests: [['scrolling.spec.ts', 'links, jumps, Back and Forward']],
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
    ],
  },
  {
    why: 'Playwright loses the page while axe, or the test, reads all of it.',
    tests: [
      ['journey.spec.ts'],
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
    tests: [['hostile-story.spec.ts'], ['input-methods.spec.ts']],
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
    why: 'They failed there, and the cause is not known.',
    tests: [
      ['comes-back.spec.ts', 'comes back in an empty browser'],
      ['player.spec.ts', 'a sample'],
      ['scrolling.spec.ts', 'each reload stays where one was'],
      ['map-walk.spec.ts'],
      ['map-written.spec.ts', 'a game of eight scenes is made on the map alone'],
      ['map.spec.ts', 'the map follows the play'],
    ],
  },
  {
    why: 'They have not been tried there yet.',
    tests: [
      ['faults/changed-links.spec.ts'],
      ['faults/downloads.spec.ts'],
      ['faults/first-visit.spec.ts'],
      ['faults/folder.spec.ts'],
      ['faults/killed-browser.spec.ts'],
      ['faults/large-and-mirrored.spec.ts'],
      ['faults/next-deploy.spec.ts'],
      ['faults/next-worker.spec.ts'],
      ['faults/offline.spec.ts'],
      ['faults/page-requests.spec.ts'],
      ['faults/player-requests.spec.ts'],
      ['faults/printing.spec.ts'],
      ['faults/projects.spec.ts'],
      ['faults/random-walks.spec.ts'],
      ['faults/search-requests.spec.ts'],
      ['faults/server.spec.ts'],
      ['faults/small-requests.spec.ts'],
      ['faults/storage-nonsense.spec.ts'],
      ['faults/without-network.spec.ts'],
      ['faults/wrong-clock.spec.ts'],
      ['accessibility.spec.ts'],
      ['addresses.spec.ts'],
      ['all-tags.spec.ts'],
      ['around-the-text.spec.ts'],
      ['cards.spec.ts'],
      ['category-pages.spec.ts'],
      ['content-security-policy.spec.ts'],
      ['document-head.spec.ts'],
      ['every-page.spec.ts'],
      ['failing-samples.spec.ts'],
      ['figures.spec.ts'],
      ['focus-in-view.spec.ts'],
      ['frame-crash.spec.ts'],
      ['game-with-files.spec.ts'],
      ['headers.spec.ts'],
      ['media.spec.ts'],
      ['new-deploy.spec.ts'],
      ['overview.spec.ts'],
      ['plain-host.spec.ts'],
      ['prefetch.spec.ts'],
      ['progress-bar.spec.ts'],
      ['recordings.spec.ts'],
      ['right-to-left.spec.ts'],
      ['route-failure.spec.ts'],
      ['speech.spec.ts'],
      ['start-failure.spec.ts'],
      ['symptom-finder.spec.ts'],
      ['translated.spec.ts'],
      ['whole-games.spec.ts'],
    ],
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
