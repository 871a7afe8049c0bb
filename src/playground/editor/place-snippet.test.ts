import { placeSnippet } from './place-snippet';

const TAG = '# IMAGE: a.png';
const MARKUP = '[video]a.mp4[/video]';

/** The cursor is `|`, before and after. */
function inserted(text: string, snippet: string): string {
  const { from, insert, cursor } = placeSnippet(snippet, text.replace('|', ''), text.indexOf('|'));
  const changed = text.replace('|', '');
  const result = changed.slice(0, from) + insert + changed.slice(from);
  return `${result.slice(0, cursor)}|${result.slice(cursor)}`;
}

const said = (text: string, snippet = TAG) =>
  placeSnippet(snippet, text.replace('|', ''), text.indexOf('|')).said;

test.each([
  ['into an empty story', '|', `${TAG}|`],
  ['on an empty line', 'One.\n|\nTwo.', `One.\n${TAG}|\nTwo.`],
  ['behind the spaces of an empty line', '* Go\n| \n', `* Go\n ${TAG}|\n`],
  ['below a line of text', 'One| thing.\nTwo.', `One thing.\n${TAG}|\nTwo.`],
  ['below it, indented like it', '  One.|\n', `  One.\n  ${TAG}|\n`],
  ['above a line with the cursor at its start', '  |One.\n', `  ${TAG}|\n  One.\n`],
  ['below a knot’s name', '=== knot |===\nOne.', `=== knot ===\n${TAG}|\nOne.`],
  ['below it, with the cursor before it', 'A.\n|=== knot\nOne.', `A.\n=== knot\n${TAG}|\nOne.`],
  ['between paragraphs', 'One.|\n\nTwo.', `One.\n${TAG}|\n\nTwo.`],
  ['at the end without a line break', 'One.|', `One.\n${TAG}|`],
  ['to the words of a choice', '* [Go]|\n* [Stay]', `* [Go]\n  ${TAG}|\n* [Stay]`],
  ['below a choice, on an empty line', '* * [Go]\n|\n', `* * [Go]\n    ${TAG}|\n`],
  ['to the words of a gather', '- (here) One.|', `- (here) One.\n  ${TAG}|`],
  ['below a comment', 'One.\n/* Two|\nThree */\nFour.', `One.\n/* Two\nThree */\n${TAG}|\nFour.`],
  // Above the first stitch, it would be all that the knot has.
  ['into the first stitch of a knot', '== knot|\n\n= one\nA.', `== knot\n\n= one\n${TAG}|\nA.`],
])('a tag goes %s', (_, before, after) => {
  expect(inserted(before, TAG)).toBe(after);
});

test.each([
  ['a divert', 'One.\n-> e|nd\n', `One.\n${TAG}|\n-> end\n`],
  ['a divert further up', 'One.\n-> END\n\n|', `One.\n${TAG}|\n-> END\n\n`],
  [
    'a divert with a tag and a comment',
    'One.\n-> END # x // y\n|',
    `One.\n${TAG}|\n-> END # x // y\n`,
  ],
  ['a divert with arguments', 'One.\n-> end(1, 2)\n|', `One.\n${TAG}|\n-> end(1, 2)\n`],
  ['a divert behind text', 'One.\nTwo. -> end\n|', `One.\n${TAG}|\nTwo. -> end\n`],
  ['the end of a tunnel', 'One.\n->->\n|', `One.\n${TAG}|\n->->\n`],
  ['the end of a function', 'One.\n~ return\n|', `One.\n${TAG}|\n~ return\n`],
  ['the first of two', 'One.\n-> a\nTwo.\n-> b\n|', `One.\n${TAG}|\n-> a\nTwo.\n-> b\n`],
  ['a divert before the next knot', 'A.\n-> END\n|\n== b\nB.', `A.\n${TAG}|\n-> END\n\n== b\nB.`],
  ['a divert of a choice', '* [Go]\n  -> end\n|', `* [Go]\n  ${TAG}|\n  -> end\n`],
  [
    'choices that leave',
    'A.\n* [Go] -> b\n* [Stay]| -> c',
    `A.\n${TAG}|\n* [Go] -> b\n* [Stay] -> c`,
  ],
  // Above a line that leaves, it would belong to the choice before.
  [
    'all choices',
    'A.\n* [Go]\n  B.\n* [Stay] -> c\n|',
    `A.\n${TAG}|\n* [Go]\n  B.\n* [Stay] -> c\n`,
  ],
  [
    'choices within a choice',
    '* [Go]\n  A.\n  * * [On]\n  * * [Back] -> c\n|',
    `* [Go]\n  A.\n  ${TAG}|\n  * * [On]\n  * * [Back] -> c\n`,
  ],
  ['a gather', 'A.\n* [Go]\n* * [On]\n- -> c\n|', `A.\n${TAG}|\n* [Go]\n* * [On]\n- -> c\n`],
  [
    'choices after a gather',
    '* [Go]\n- A.\n* [Stay]\n* [On] -> c\n|',
    `* [Go]\n- A.\n  ${TAG}|\n* [Stay]\n* [On] -> c\n`,
  ],
  [
    'a divert of a branch',
    'A.\n{ x:\n  B.\n  -> c|\n}\nD.',
    `A.\n{ x:\n  B.\n  ${TAG}|\n  -> c\n}\nD.`,
  ],
])('a tag never goes below what leaves: %s', (_, before, after) => {
  expect(inserted(before, TAG)).toBe(after);
});

test.each([
  ['a tunnel', 'One.\n-> away ->\n|', `One.\n-> away ->\n${TAG}|`],
  ['a divert in a branch', '{ x:\n  -> b\n}\n|', `{ x:\n  -> b\n}\n${TAG}|`],
  ['a divert within a line', '{ x: -> b }\n|', `{ x: -> b }\n${TAG}|`],
  ['a divert in a comment', 'One.\n// -> b\n|', `One.\n// -> b\n${TAG}|`],
  ['a variable', 'VAR x = -> b\n|', `VAR x = -> b\n${TAG}|`],
  ['an earlier choice', '* [Go] -> b\n* [Stay]\n|', `* [Go] -> b\n* [Stay]\n  ${TAG}|`],
  ['a gather', '* [Go] -> b\n- One.\n|', `* [Go] -> b\n- One.\n  ${TAG}|`],
])('a tag goes below what comes back: %s', (_, before, after) => {
  expect(inserted(before, TAG)).toBe(after);
});

test.each([
  ['into the text', 'One| thing.', `One${MARKUP}| thing.`],
  [
    'below a tag, which would swallow it',
    '# IMAGE: b|.png\nOne.',
    `# IMAGE: b.png\n${MARKUP}|\nOne.`,
  ],
  ['below text with a tag', 'One. # CL|EAR', `One. # CLEAR\n${MARKUP}|`],
  ['above text with a divert', 'One. -> end|', `${MARKUP}|\nOne. -> end`],
  ['into text before a divert', 'One.| -> end', `One.${MARKUP}| -> end`],
  ['below logic', '~ x = 1|', `~ x = 1\n${MARKUP}|`],
  ['above a divert', '-> e|nd', `${MARKUP}|\n-> end`],
  [
    'above what the story never reaches',
    'A.\n-> b\nOne| thing.',
    `A.\n${MARKUP}|\n-> b\nOne thing.`,
  ],
])('markup goes %s', (_, before, after) => {
  expect(inserted(before, MARKUP)).toBe(after);
});

it('says where it went, and why if it is not at the cursor', () => {
  expect(said('One.|\nThe door is open, and somebody is waiting for you.')).toBe(
    'Inserted in line 2, above “The door is open, and somebody is…”.',
  );
  expect(said('One.|')).toBe('Inserted in line 2, below “One.”.');
  expect(said('|')).toBe('Inserted in line 1.');
  expect(said('One thing|.', MARKUP)).toBe('Inserted in line 1.');
  expect(said('-> garden\n== function f\n== Old_garden // Old garden!\nA bench.|\n')).toBe(
    'Inserted in “Old garden!”, line 5, below “A bench.”.',
  );
  expect(said('== garden ==\nA bench.\n= under_it\nSand|.', MARKUP)).toBe(
    'Inserted in “under it”, line 4.',
  );
  expect(said('One.\n-> END\n|')).toBe(
    'Inserted in line 2, above “-> END”, because the story leaves there.',
  );
});
