import { scopeSelector } from './scope-selector';

test.each([
  ['p', '[data-game] p'],
  ['p, li > b', '[data-game] p, [data-game] li > b'],
  [':root', '[data-game]'],
  ['html body', '[data-game]'],
  ['body.night p', '[data-game].story-night p'],
  ['html > p', '[data-game] > p'],
  ['.letter.old:hover::before', '[data-game] .story-letter.story-old:hover::before'],
  ['.atrament-choice:hover', '[data-game] [data-choice]:hover'],
  ['.atrament-container-game .letter', '[data-game] .story-letter'],
  [':is(.a, .b) i', '[data-game] :is(.story-a, .story-b) i'],
  ['a[title=".x, .y"]', '[data-game] a[title=".x, .y"]'],
  ['* ~ *', '[data-game] * ~ *'],
  ['bodyguard', '[data-game] bodyguard'],
  ['.\\31 a', '[data-game] .story-\\31 a'],
])('%s becomes %s', (selector, scoped) => {
  expect(scopeSelector(selector)).toBe(scoped);
});
