import { outlineTokens } from './outline-tokens.fixture';

it.each([
  [
    'alternatives',
    '{one|two||}',
    '‹braces:‹punctuation:{›one‹alternative:|›two‹alternative:|›‹alternative:|›‹punctuation:}››',
  ],
  ['text that is no expression', '{one two}', '‹braces:‹punctuation:{›one two‹punctuation:}››'],
  [
    'a cycle',
    '{&Tick|Tock}',
    '‹braces:‹punctuation:{›‹alternative:&›Tick‹alternative:|›Tock‹punctuation:}››',
  ],
  [
    'once only',
    '{! A dog|}',
    '‹braces:‹punctuation:{›‹alternative:!› A dog‹alternative:|›‹punctuation:}››',
  ],
  [
    'a shuffle',
    '{~red|green}',
    '‹braces:‹punctuation:{›‹alternative:~›red‹alternative:|›green‹punctuation:}››',
  ],
  ['stopping', '{$a|b}', '‹braces:‹punctuation:{›‹alternative:$›a‹alternative:|›b‹punctuation:}››'],
  [
    'nested',
    '{Rain|{&Sun|{~Cloud|Sky}}}',
    '‹braces:‹punctuation:{›Rain‹alternative:|›‹braces:‹punctuation:{›‹alternative:&›Sun‹alternative:|›‹braces:‹punctuation:{›‹alternative:~›Cloud‹alternative:|›Sky‹punctuation:}››‹punctuation:}››‹punctuation:}››',
  ],
  [
    'a condition',
    '{wet: wet|dry}',
    '‹braces:‹punctuation:{›‹condition:‹variable:wet›‹punctuation::›› wet‹alternative:|›dry‹punctuation:}››',
  ],
  [
    'a condition with signs',
    '{a || b && not c: yes}',
    '‹braces:‹punctuation:{›‹condition:‹variable:a› ‹operator:||› ‹variable:b› ‹operator:&&› ‹keyword:not› ‹variable:c›‹punctuation::›› yes‹punctuation:}››',
  ],
  [
    'bars, which are alternatives without a condition',
    '{a || b}',
    '‹braces:‹punctuation:{›a ‹alternative:|›‹alternative:|› b‹punctuation:}››',
  ],
  [
    'a sign that is not “not”',
    '{!a: yes|no}',
    '‹braces:‹punctuation:{›‹alternative:!›a: yes‹alternative:|›no‹punctuation:}››',
  ],
  [
    'a colon that follows no expression',
    '{Ada said: yes|no}',
    '‹braces:‹punctuation:{›Ada said: yes‹alternative:|›no‹punctuation:}››',
  ],
  [
    'a condition with a string',
    '{s == "a:b": yes}',
    '‹braces:‹punctuation:{›‹condition:‹variable:s› ‹operator:==› ‹string:"a:b"›‹punctuation::›› yes‹punctuation:}››',
  ],
  [
    'diverts',
    '{a < 2: -> b}{Nothing.|-> bell}',
    '‹braces:‹punctuation:{›‹condition:‹variable:a› ‹operator:<› ‹number:2›‹punctuation::›› ‹divert:-> ‹target:b››‹punctuation:}››‹braces:‹punctuation:{›Nothing.‹alternative:|›‹divert:-> ‹target:bell››‹punctuation:}››',
  ],
  [
    'markup and comments',
    '{a:[b]x[/b]|y /* } */}',
    '‹braces:‹punctuation:{›‹condition:‹variable:a›‹punctuation::››‹markup:‹punctuation:[›‹markup-name:b›‹punctuation:]››x‹markup:‹punctuation:[/›‹markup-name:b›‹punctuation:]››‹alternative:|›y ‹comment:/* } */›‹punctuation:}››',
  ],
  [
    'a named kind in a line',
    '{stopping: a|b}',
    '‹braces:‹punctuation:{›‹alternative.keyword:stopping:› a‹alternative:|›b‹punctuation:}››',
  ],
  [
    'if and else',
    '{ hp > 5:\n    Strong.\n- else:\n    Weak.\n}',
    '‹braces:‹punctuation:{› ‹condition:‹variable:hp› ‹operator:>› ‹number:5›‹punctuation::››\n    Strong.\n‹branch:‹alternative:-› ‹condition:‹keyword:else›‹punctuation::›››\n    Weak.\n‹punctuation:}››',
  ],
  [
    'a chain',
    '{\n- hp > 5: Strong.\n- not hp: -> out\n- else: Down.\n}',
    '‹braces:‹punctuation:{›\n‹branch:‹alternative:-› ‹condition:‹variable:hp› ‹operator:>› ‹number:5›‹punctuation::››› Strong.\n‹branch:‹alternative:-› ‹condition:‹keyword:not› ‹variable:hp›‹punctuation::››› ‹divert:-> ‹target:out››\n‹branch:‹alternative:-› ‹condition:‹keyword:else›‹punctuation::››› Down.\n‹punctuation:}››',
  ],
  [
    'a switch',
    '{x:\n- 0: None.\n- "low": Mud.\n-> END\n}',
    '‹braces:‹punctuation:{›‹condition:‹variable:x›‹punctuation::››\n‹branch:‹alternative:-› ‹condition:‹number:0›‹punctuation::››› None.\n‹branch:‹alternative:-› ‹condition:‹string:"low"›‹punctuation::››› Mud.\n‹divert:-> ‹keyword:END››\n‹punctuation:}››',
  ],
  [
    'a comment after the condition',
    '{ x: // why }\n  a /* } */ // }\n}',
    '‹braces:‹punctuation:{› ‹condition:‹variable:x›‹punctuation::›› ‹comment:// why }›\n  a ‹comment:/* } */› ‹comment:// }›\n‹punctuation:}››',
  ],
  [
    'blocks in blocks',
    '{ a:\n    { b:\n        Both.\n    - else: { c: C}\n    }\n}',
    '‹braces:‹punctuation:{› ‹condition:‹variable:a›‹punctuation::››\n    ‹braces:‹punctuation:{› ‹condition:‹variable:b›‹punctuation::››\n        Both.\n‹branch:‹alternative:    -› ‹condition:‹keyword:else›‹punctuation::››› ‹braces:‹punctuation:{› ‹condition:‹variable:c›‹punctuation::›› C‹punctuation:}››\n    ‹punctuation:}››\n‹punctuation:}››',
  ],
  [
    'choices and logic in a block',
    '{ armed:\n    * (d) {a} [Draw] -> drawn\n- else: ~ x = 1\n- * [Run]\n    ~ y = 2\n}',
    '‹braces:‹punctuation:{› ‹condition:‹variable:armed›‹punctuation::››\n‹choice-line:    ‹choice:* ‹label:(d)›› ‹condition:‹punctuation:{›‹variable:a›‹punctuation:}›› ‹punctuation.choice:[›Draw‹punctuation.choice:]› ‹divert:-> ‹target:drawn›››\n‹logic:‹branch:‹alternative:-› ‹condition:‹keyword:else›‹punctuation::››› ‹keyword:~› ‹variable:x› ‹operator:=› ‹number:1››\n‹choice-line:‹branch:‹alternative:-›› ‹choice:*› ‹punctuation.choice:[›Run‹punctuation.choice:]››\n‹logic:    ‹keyword:~› ‹variable:y› ‹operator:=› ‹number:2››\n‹punctuation:}››',
  ],
  [
    'a block of alternatives',
    '{ stopping:\n- Once: upon.\n- * [Go]\n- Later -> on\n}',
    '‹braces:‹punctuation:{› ‹alternative.keyword:stopping:›\n‹alternative:-› Once: upon.\n‹choice-line:‹alternative:-› ‹choice:*› ‹punctuation.choice:[›Go‹punctuation.choice:]››\n‹alternative:-› Later ‹divert:-> ‹target:on››\n‹punctuation:}››',
  ],
  [
    'two kinds at once',
    '{ shuffle once:\n- Ace.\n}',
    '‹braces:‹punctuation:{› ‹alternative.keyword:shuffle once:›\n‹alternative:-› Ace.\n‹punctuation:}››',
  ],
  [
    'a block that a knot ends',
    '{ a:\n  b\n=== c\n}',
    '‹punctuation:{› a:\n  b\n‹knot:‹punctuation:===› ‹name:c››\n‹punctuation:}›',
  ],
  [
    'a line in a block with braces that are not closed',
    '{ a:\n  b {c\n  d\n}',
    '‹braces:‹punctuation:{› ‹condition:‹variable:a›‹punctuation::››\n  b ‹punctuation:{›c\n  d\n‹punctuation:}››',
  ],
])('in braces, tells %s', (_, ink, outline) => {
  expect(outlineTokens(ink)).toBe(outline);
});
