import { playConversion } from '../../play-conversion.fixture';
import { convertTwine } from '../convert-twine';
import { readTwee } from '../read-twee';

function convert(twee: string) {
  const story = readTwee(`:: StoryData\n{"format":"Snowman"}\n\n${twee}`);
  if (story === null) throw new Error('No story.');
  return convertTwine(story);
}

test.each<[string, string, string[], string[]]>([
  ['a value', ':: Start\n<% s.n = 2; %>N: <%= s.n %>.', [], ['N: 2.']],
  ['two values', ':: Start\n<% s.a = 1; s.b = "x"; %><%= s.a %><%= s.b %>', [], ['1x']],
  ['a sum', ':: Start\n<% s.n = 2; s.n += 3 %><%= s.n * 2 %>', [], ['10']],
  ['a step', ':: Start\n<% s.n = 2; s.n++; %><%= s.n %>', [], ['3']],
  ['a link', ':: Start\n[[Go|A]]\n\n:: A\nEnd.', ['Go'], ['[Go]', 'End.']],
  ['a right arrow', ':: Start\n[[Go->A]]\n\n:: A\nEnd.', ['Go'], ['[Go]', 'End.']],
  [
    'a condition',
    ':: Start\n<% s.n = 1 %><% if (s.n > 1) { %>Many<% } else { %>Few<% } %>.',
    [],
    ['Few.'],
  ],
  [
    'a chain of conditions',
    ':: Start\n<% s.n = 2 %><% if (s.n === 1) { %>A<% } else if (s.n === 2) { %>B<% } else { %>C<% } %>',
    [],
    ['B'],
  ],
  [
    'conditions in one another',
    ':: Start\n<% s.a = true; s.b = false %><% if (s.a) { %>A<% if (s.b) { %>B<% } %>C<% } %>',
    [],
    ['AC'],
  ],
  [
    'links under a condition',
    ':: Start\n<% s.k = true %><% if (s.k) { %>[[In|A]]<% } %>\n[[Out|B]]\n\n:: A\nA.\n\n:: B\nB.',
    ['In'],
    ['[In | Out]', 'A.'],
  ],
  [
    'the longer name of the state',
    ':: Start\n<% window.story.state.n = 4 %><%= window.story.state.n %>',
    [],
    ['4'],
  ],
  [
    'markup',
    ':: Start\n**Strong**, *soft*, <em>em</em>.',
    [],
    ['[strong]Strong[/strong], [em]soft[/em], [em]em[/em].'],
  ],
])('%s', (_, twee, picks, turns) => {
  expect(playConversion(convert(twee).program, picks)).toEqual(turns);
});

test('other code is listed', () => {
  const { losses } = convert(
    ':: Start\n<% s.list = f(1); %><% $(document).x(); %><%= _.shuffle([1]) %>',
  );
  expect(losses.map(({ code }) => code)).toEqual([
    '<% s.list = f(1); %>',
    '<% $(document).x(); %>',
    '<%= _.shuffle([1]) %>',
  ]);
});
