import { chapterToContinue, courseChapters, doneWithStep } from './course-chapters';

const doc = (docId: string, title: string, label?: string) => ({
  docId,
  path: `/docs/${docId}/`,
  frontmatter: { title, ...(label !== undefined && { sidebar_label: label }) },
});
const docs = [
  doc('first-game/door', 'Door', '2. Door'),
  doc('first-game/rain', 'Rain'),
  doc('quickstart', 'Start'),
];
const games = [{ id: 'first-game/01-rain' }, { id: 'first-game/02-door' }, { id: 'games/other' }];
const chapters = courseChapters(docs, games);

test('chapters are the pages with a game, in the order of the games', () => {
  expect(chapters).toEqual([
    { id: 'first-game/rain', path: '/docs/first-game/rain/', label: 'Rain' },
    { id: 'first-game/door', path: '/docs/first-game/door/', label: '2. Door' },
  ]);
});

test('a chapter is done with its last missing step', () => {
  const chapter = { chapter: 'a', total: 2 };
  expect(doneWithStep([], { ...chapter, step: 2 })).toEqual(['a/step-2']);
  expect(doneWithStep(['a/step-2'], { ...chapter, step: 1 })).toEqual(['a/step-1', 'a']);
});

test.each([
  [[], null],
  [['tea-or-coffee'], null],
  [['first-game/rain/step-1'], 'first-game/rain'],
  [['first-game/rain/step-1', 'first-game/rain'], 'first-game/door'],
  [['first-game/door/step-1', 'first-game/rain'], 'first-game/door'],
  [['first-game/door'], null],
])('with %j a reader goes on at %s', (done, id) => {
  expect(chapterToContinue(chapters, done)?.id ?? null).toBe(id);
});
