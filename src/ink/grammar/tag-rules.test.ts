import { outlineTokens } from './outline-tokens.fixture';

it.each([
  ['a name', '# CLEAR', '‹tag:‹punctuation:#› ‹tag-name:CLEAR››'],
  ['a name without a space', '#both', '‹tag:‹punctuation:#›‹tag-name:both››'],
  [
    'a value',
    'Text # AUDIO: a/b.mp3',
    'Text ‹tag:‹punctuation:#› ‹tag-name:AUDIO›‹punctuation:: ›‹attr-value:a/b.mp3››',
  ],
  [
    'several',
    'Text #a: 1 # b #c d',
    'Text ‹tag:‹punctuation:#›‹tag-name:a›‹punctuation:: ›‹attr-value:1 ››‹tag:‹punctuation:#› ‹tag-name:b› ›‹tag:‹punctuation:#›c d›',
  ],
  [
    'a value with logic',
    '# BACKGROUND: {place}.jpg',
    '‹tag:‹punctuation:#› ‹tag-name:BACKGROUND›‹punctuation:: ›‹attr-value:‹logic:‹punctuation:{›‹variable:place›‹punctuation:}››.jpg››',
  ],
  [
    'nothing but logic',
    '#{locked:UNCLICKABLE}',
    '‹tag:‹punctuation:#›‹braces:‹punctuation:{›‹condition:‹variable:locked›‹punctuation::››UNCLICKABLE‹punctuation:}›››',
  ],
  [
    'escapes',
    '# data: \\{"a": \\[1\\] \\#2\\}',
    '‹tag:‹punctuation:#› ‹tag-name:data›‹punctuation:: ›‹attr-value:‹escape.char:\\{›"a": ‹escape.char:\\[›1‹escape.char:\\]› ‹escape.char:\\#›2‹escape.char:\\}›››',
  ],
  [
    'a comment',
    '# music: a.mp3 // loop',
    '‹tag:‹punctuation:#› ‹tag-name:music›‹punctuation:: ›‹attr-value:a.mp3 ››‹comment:// loop›',
  ],
  [
    'a comment within',
    '# mood: calm /* or not */ sea',
    '‹tag:‹punctuation:#› ‹tag-name:mood›‹punctuation:: ›‹attr-value:calm ‹comment:/* or not */› sea››',
  ],
  [
    'a divert',
    'Text # tag -> knot',
    'Text ‹tag:‹punctuation:#› ‹tag-name:tag› ›‹divert:-> ‹target:knot››',
  ],
  [
    'brackets',
    '# list: [1]',
    '‹tag:‹punctuation:#› ‹tag-name:list›‹punctuation:: ›‹attr-value:[1]››',
  ],
  [
    'alternatives',
    'A {red #red|blue #blue} hat',
    'A ‹braces:‹punctuation:{›red ‹tag:‹punctuation:#›‹tag-name:red››‹alternative:|›blue ‹tag:‹punctuation:#›‹tag-name:blue››‹punctuation:}›› hat',
  ],
  [
    'a tag within a choice, up to its brackets',
    '* A #x: y [b #z] c',
    '‹choice-line:‹choice:*› A ‹tag:‹punctuation:#›‹tag-name:x›‹punctuation:: ›‹attr-value:y ››‹punctuation.choice:[›b ‹tag:‹punctuation:#›‹tag-name:z››‹punctuation.choice:]› c›',
  ],
])('in tags, tells %s', (_, ink, outline) => {
  expect(outlineTokens(ink)).toBe(outline);
});
