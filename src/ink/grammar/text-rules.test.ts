import { outlineTokens } from './outline-tokens.fixture';

it.each([
  [
    'plain text',
    'The lamp - or two < three > one - is lit, "really"!',
    'The lamp - or two < three > one - is lit, "really"!',
  ],
  [
    'a comment at the end of a line',
    'Tea. // nobody * sees [this] {x}',
    'Tea. ‹comment:// nobody * sees [this] {x}›',
  ],
  [
    'a comment over lines, in which nothing counts',
    'a /* b\n* c\n=== d */ e',
    'a ‹comment:/* b\n* c\n=== d */› e',
  ],
  ['a comment that is never closed', 'a /* b\n* c', 'a ‹comment:/* b\n* c›'],
  [
    'escapes',
    '\\#3 \\{x\\} \\| C:\\\\ink \\~ \\-> x',
    '‹escape.char:\\#›3 ‹escape.char:\\{›x‹escape.char:\\}› ‹escape.char:\\|› C:‹escape.char:\\\\›ink ‹escape.char:\\~› ‹escape.char:\\-›> x',
  ],
  [
    'an escaped address',
    'http:\\/\\/a.example and http://b.example',
    'http:‹escape.char:\\/›‹escape.char:\\/›a.example and http:‹comment://b.example›',
  ],
  ['an escape of the first slash only, which ink does not know', 'a \\// b', 'a \\‹comment:// b›'],
  ['glue', 'One <>\n<>, two', 'One ‹glue:<>›\n‹glue:<>›, two'],
  ['a divert', 'We run -> home', 'We run ‹divert:-> ‹target:home››'],
  ['the ends', '-> END', '‹divert:-> ‹keyword:END››'],
  [
    'a divert to a label with arguments',
    '-> hall.bow(3, "a (b)", -> c)',
    '‹divert:-> ‹target:hall.bow›‹arguments:‹punctuation:(›‹number:3›‹punctuation:,› ‹string:"a (b)"›‹punctuation:,› ‹divert:-> ‹target:c››‹punctuation:)›››',
  ],
  ['a tunnel', '-> nap ->', '‹tunnel:-> ‹target:nap› ->›'],
  [
    'tunnels in a row',
    '-> pack(1) -> walk -> camp',
    '‹tunnel:-> ‹target:pack›‹arguments:‹punctuation:(›‹number:1›‹punctuation:)›› -> ‹target:walk› -> ‹target:camp››',
  ],
  ['a way out of a tunnel', '->->', '‹tunnel:->->›'],
  [
    'another way out of a tunnel',
    '->-> grave(2)',
    '‹tunnel:->-> ‹target:grave›‹arguments:‹punctuation:(›‹number:2›‹punctuation:)›››',
  ],
  ['a tunnel and then out', '-> nap ->->', '‹tunnel:-> ‹target:nap› ->->›'],
  [
    'a thread',
    '<- shop(-> out)',
    '‹thread:<- ‹target:shop›‹arguments:‹punctuation:(›‹divert:-> ‹target:out››‹punctuation:)›››',
  ],
  [
    'braces that are not closed',
    '{a: b\nc {d}',
    '‹punctuation:{›a: b\nc ‹logic:‹punctuation:{›‹variable:d›‹punctuation:}››',
  ],
  ['a brace that was not opened', 'a } b', 'a ‹punctuation:}› b'],
])('in text, tells %s', (_, ink, outline) => {
  expect(outlineTokens(ink)).toBe(outline);
});
