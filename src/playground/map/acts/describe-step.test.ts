import { changedPlace, describeStep } from './describe-step';

const STORY = '-> hall\n== hall\nCold.\n-> END\n== attic\n= roof\n-> END\n';

test.each([
  ['a place', `${STORY}== shed\n-> END\n`, '“shed” added', '“shed” deleted'],
  ['places', `${STORY}== a\n== b\n`, '2 places added', '2 places deleted'],
  [
    'a name',
    STORY.replace('attic', 'loft'),
    '“attic” renamed to “loft”',
    '“loft” renamed to “attic”',
  ],
  ['words', STORY.replace('Cold', 'Warm'), 'text of “hall”', 'text of “hall”'],
  ['the beginning', `Once.\n${STORY}`, 'text of “Beginning”', 'text of “Beginning”'],
  ['all', STORY.replaceAll('->', '- ->'), 'text of 3 places', 'text of 3 places'],
  ['nothing but positions', STORY, 'places moved', 'places moved'],
])('a step that changes %s is named, forth and back', (_, changed, forth, back) => {
  const [before, after] = [
    { source: STORY, files: {} },
    { source: changed, files: {} },
  ];
  expect(describeStep(before, after)).toBe(forth);
  expect(describeStep(after, before)).toBe(back);
});

test.each([
  ['that was changed', STORY.replace('Cold', 'Warm'), 'hall'],
  ['that is new', `${STORY}== shed\n-> END\n`, 'shed'],
  ['with another name', STORY.replace('attic', 'loft'), 'loft'],
  ['that led to one that is gone', STORY.replace('Cold.', 'Warm.').slice(0, -24), 'hall'],
  ['of none', STORY, null],
])('a step leads to the place %s', (_, source, place) => {
  expect(changedPlace({ source: STORY, files: {} }, { source, files: {} })).toBe(place);
});
