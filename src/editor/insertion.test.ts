import { insertionAt } from './insertion';

const TAG = '# IMAGE: a.png';
const MARKUP = '[video]a.mp4[/video]';

/** The cursor is `|`, before and after. */
function inserted(text: string, snippet: string): string {
  const { from, insert, cursor } = insertionAt(text.replace('|', ''), text.indexOf('|'), snippet);
  const changed = text.replace('|', '');
  const result = changed.slice(0, from) + insert + changed.slice(from);
  return `${result.slice(0, cursor)}|${result.slice(cursor)}`;
}

test.each([
  ['into an empty story', '|', TAG, `${TAG}|`],
  ['on an empty line', 'One.\n|\nTwo.', TAG, `One.\n${TAG}|\nTwo.`],
  ['behind the spaces of an empty line', '* Go\n| \n', TAG, `* Go\n ${TAG}|\n`],
  ['below a line of text', 'One| thing.\nTwo.', TAG, `One thing.\n${TAG}|\nTwo.`],
  ['below it, indented like it', '  One.|\n', TAG, `  One.\n  ${TAG}|\n`],
  ['above a line with the cursor at its start', '  |One.\n', TAG, `  ${TAG}|\n  One.\n`],
  ['above a divert, which leaves', 'One.\n-> e|nd\n', TAG, `One.\n${TAG}|\n-> end\n`],
  ['above a choice that leaves', '* [Go]| -> end\n', TAG, `${TAG}|\n* [Go] -> end\n`],
  ['below a knot’s name', '=== knot |===\nOne.', TAG, `=== knot ===\n${TAG}|\nOne.`],
  ['at the end without a line break', 'One.|', TAG, `One.\n${TAG}|`],
])('a tag goes %s', (_, before, snippet, after) => {
  expect(inserted(before, snippet)).toBe(after);
});

test.each([
  ['into the text', 'One| thing.', `One${MARKUP}| thing.`],
  [
    'below a tag, which would swallow it',
    '# IMAGE: b|.png\nOne.',
    `# IMAGE: b.png\n${MARKUP}|\nOne.`,
  ],
  ['below logic', '~ x = 1|', `~ x = 1\n${MARKUP}|`],
  ['above a divert', '-> e|nd', `${MARKUP}|\n-> end`],
])('markup goes %s', (_, before, after) => {
  expect(inserted(before, MARKUP)).toBe(after);
});
