import { readRows } from './text-rows';
import { pseudoTable } from './pseudo-language';
import { translateProgram } from './translate';

const files = {
  'hall.ink':
    '=== hall\n* {lit} [Open it # DISABLED] and go # CLASS: x -> hall\n= door\nShut. -> END\n',
};
const source = `# title: The Tower
# theme: dark # author: Ada
INCLUDE hall.ink
VAR mood = "happy {coins}" // how she feels
VAR picture = "boat.png"
VAR kind = "cat"

// The first line.
Hello, {name|you}. // said softly
- (top) Text -> hall
- {met:
    Hello again.
  - else: Hi. -> hall
}
You see {stopping:
 - one
 - two
}.
~ mood = "sad"
TODO: more
[button=foo]Press[/button] [img]boat.png[/img] <>
[img]boat.png[/img]
{coins} … 12
=== function f(a)
~ return "word"
{ kind == "cat": yes }
`;

test('lists what players can read, by place, in the order of the story', () => {
  const rows = readRows({ source, files }).map(({ place, kind, original, spots: [spot] }) =>
    [place, kind, original, spot?.file, spot?.line].join(' | '),
  );
  expect(rows).toEqual([
    ' | tag | The Tower |  | 1',
    ' | tag | Ada |  | 2',
    ' | value | happy {coins} |  | 4',
    ' | text | Hello, {name|you}. |  | 9',
    ' | text | Text |  | 10',
    ' | text | Hello again. |  | 12',
    ' | text | Hi. |  | 13',
    ' | text | You see |  | 15',
    ' | text | one |  | 16',
    ' | text | two |  | 17',
    ' | value | sad |  | 19',
    ' | text | [button=foo]Press[/button] [img]boat.png[/img] <> |  | 21',
    'f | value | word |  | 25',
    'f | text | { kind == "cat": yes } |  | 26',
    'hall | choice | [Open it # DISABLED] and go | hall.ink | 2',
    'hall.door | text | Shut. | hall.ink | 4',
  ]);
});

test('takes what the writer says above a text, and behind it', () => {
  const comments = readRows({ source, files })
    .filter(({ comment }) => comment !== '')
    .map(({ original, comment }) => [original, comment]);
  expect(comments).toEqual([
    ['happy {coins}', 'how she feels'],
    ['Hello, {name|you}.', 'The first line.\nsaid softly'],
  ]);
});

test('a text that is twice in a place is one row, and translated twice', () => {
  const program = { source: 'Rain.\nRain.\n=== hall\nRain.\n', files: {} };
  expect(readRows(program).map(({ place, spots }) => [place, spots.length])).toEqual([
    ['', 2],
    ['hall', 1],
  ]);
  const table = {
    code: 'de',
    entries: [{ place: '', original: 'Rain.', text: 'Regen.', isToCheck: false }],
    kept: [],
  };
  expect(translateProgram(program, table).source).toBe('Regen.\nRegen.\n=== hall\nRain.\n');
});

test('a language that nobody speaks leaves logic, markup and paths as they are', () => {
  const program = {
    source:
      'VAR coins = 1\nVAR met = true\nA {coins} [b]day[/b] {met: on|~off} [img]boat.png[/img]\n* [Go &amp; see] it\n',
    files: {},
  };
  const shown = (code: 'en-XA' | 'ar-XB') =>
    translateProgram(program, pseudoTable(code, readRows(program))).source;
  expect(shown('en-XA')).toBe(
    'VAR coins = 1\nVAR met = true\n⟦Å {coins} [b]dáÿÿ[/b] {met: öññ|~öfff⟧} [img]boat.png[/img]\n* [⟦Göö⟧ &amp; ⟦šêêê⟧] ⟦ïtt⟧\n',
  );
  expect(shown('ar-XB')).not.toMatch(/\bGo\b|day|off/u);
});

test('a language can have functions of its own', () => {
  const program = {
    source: 'VAR coins = 1\nYou have {coins} coins.\n-> END',
    files: {
      'languages/de.ink': 'Nobody reads this.\n=== function coins_de(n)\n{n == 1:Münze|Münzen}\n',
      'languages/fr.ink': '=== function coins_fr(n)\n~ return n\n',
    },
  };
  const entry = {
    place: '',
    original: 'You have {coins} coins.',
    text: 'Du hast {coins} {coins_de(coins)}.',
    isToCheck: false,
  };
  expect(translateProgram(program, { code: 'de', entries: [entry], kept: [] })).toEqual({
    source:
      'VAR coins = 1\nDu hast {coins} {coins_de(coins)}.\n-> END\n=== function coins_de(n)\n{n == 1:Münze|Münzen}\n',
    files: {},
  });
  // Another language does not have them.
  const { source: french } = translateProgram(program, { code: 'fr', entries: [entry], kept: [] });
  expect(french).toContain('You have {coins} coins.');
  expect(readRows(program)).toHaveLength(1);
});

test('a link in such a language leads to its choice', () => {
  const program = {
    source:
      'A [link=Climb]ladder[/link], a [link to="Go on"]way[/link].\n* [Climb #HIDDEN] Up.\n* [Go on]\n',
    files: {},
  };
  const { source: shown } = translateProgram(program, pseudoTable('en-XA', readRows(program)));
  expect(shown).toMatch(/\[link=⟦Çlïmbbb⟧\].*\[link to="⟦Göö öññ⟧"\]/);
  expect(shown).toContain('* [⟦Çlïmbbb⟧ #HIDDEN] ⟦Üpp.⟧');
});
