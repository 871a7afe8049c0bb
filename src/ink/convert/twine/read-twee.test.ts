import { isTwee, readTwee } from './read-twee';

test('titles, tags, data, and escapes', () => {
  const story = readTwee(`:: StoryTitle
The Long Pier

:: StoryData
{ "ifid": "x", "format": "SugarCube", "start": "The \\"Pier\\"", "tag-colors": { "wet": "purple" } }

:: The "Pier" [start wet] {"position":"1,2"}
Boards.

:: A \\[b\\] \\{c\\}
Text
with two lines

`);
  expect(story).toEqual({
    title: 'The Long Pier',
    author: '',
    format: 'SugarCube',
    start: 'The "Pier"',
    tagColours: { wet: 'purple' },
    passages: [
      { name: 'The "Pier"', tags: ['start', 'wet'], text: 'Boards.', at: { x: 1, y: 2 } },
      { name: 'A [b] {c}', tags: [], text: 'Text\nwith two lines' },
    ],
  });
});

test.each([
  ['<<if $a>>x<</if>>', 'SugarCube'],
  ['(if: $a)[x]', 'Harlowe'],
  ['<% s.a = 1 %>', 'Snowman'],
  ['a: 1\n--\nx', 'Chapbook'],
  ['Text.', 'Harlowe'],
])('without data, %j is told to be %s', (text, format) => {
  expect(readTwee(`:: Start\n${text}`)?.format).toBe(format);
});

test('other texts are none', () => {
  expect(isTwee('A line.\nstd::string')).toBe(false);
  expect(isTwee('Text\n:: Start')).toBe(true);
  expect(readTwee(':: StoryTitle\nA')).toBeNull();
});

test('Twee 2 writes places in angle brackets; colons that begin a line are escaped', () => {
  const story = readTwee(':: The Pier [wet] <100,200>\nBoards.\n\\:: no header\n\n:: 3 < 4\nTrue.');
  expect(story?.passages).toEqual([
    { name: 'The Pier', tags: ['wet'], text: 'Boards.\n:: no header', at: { x: 100, y: 200 } },
    { name: '3 < 4', tags: [], text: 'True.' },
  ]);
});
