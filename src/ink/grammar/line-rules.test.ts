import { outlineTokens } from './outline-tokens.fixture';

it.each([
  ['once', '* Take it', '‹choice-line:‹choice:*› Take it›'],
  ['for ever', '+ Ring', '‹choice-line:‹choice:+› Ring›'],
  ['nested', '* * + Deep', '‹choice-line:‹choice:* *› + Deep›'],
  ['nested without spaces', '  ** Deep', '‹choice-line:  ‹choice:**› Deep›'],
  ['a label', '* (greet) Greet', '‹choice-line:‹choice:* ‹label:(greet)›› Greet›'],
  ['a label and text in parentheses', '* (a b) Greet', '‹choice-line:‹choice:*› (a b) Greet›'],
  [
    'conditions',
    '* {key} {not (a or b) && oil > 0} Use',
    '‹choice-line:‹choice:*› ‹condition:‹punctuation:{›‹variable:key›‹punctuation:}› ‹punctuation:{›‹keyword:not› ‹punctuation:(›‹variable:a› ‹keyword:or› ‹variable:b›‹punctuation:)› ‹operator:&&› ‹variable:oil› ‹operator:>› ‹number:0›‹punctuation:}›› Use›',
  ],
  [
    'a label, a condition and the text in the next line',
    '+ (read) {once}\n  [Read] it',
    '‹choice-line:‹choice:+ ‹label:(read)›› ‹condition:‹punctuation:{›‹variable:once›‹punctuation:}››\n  ‹punctuation.choice:[›Read‹punctuation.choice:]› it›',
  ],
  [
    'nothing, and the next line another choice',
    '*\n* b',
    '‹choice-line:‹choice:*››\n‹choice-line:‹choice:*› b›',
  ],
  [
    'brackets',
    '* "Hello[."]," he said.',
    '‹choice-line:‹choice:*› "Hello‹punctuation.choice:[›."‹punctuation.choice:]›," he said.›',
  ],
  [
    'empty brackets',
    '+ []',
    '‹choice-line:‹choice:+› ‹punctuation.choice:[›‹punctuation.choice:]››',
  ],
  [
    'logic in the text',
    '* [Take {n} {n > 1:coins|{&a|one} coin}]',
    '‹choice-line:‹choice:*› ‹punctuation.choice:[›Take ‹logic:‹punctuation:{›‹variable:n›‹punctuation:}›› ‹braces:‹punctuation:{›‹condition:‹variable:n› ‹operator:>› ‹number:1›‹punctuation::››coins‹alternative:|›‹braces:‹punctuation:{›‹alternative:&›a‹alternative:|›one‹punctuation:}›› coin‹punctuation:}››‹punctuation.choice:]››',
  ],
  [
    'tags in three places',
    '* Wave #both [now #only: here] again #only-output',
    '‹choice-line:‹choice:*› Wave ‹tag:‹punctuation:#›‹tag-name:both› ›‹punctuation.choice:[›now ‹tag:‹punctuation:#›‹tag-name:only›‹punctuation:: ›‹attr-value:here››‹punctuation.choice:]› again ‹tag:‹punctuation:#›‹tag-name:only-output›››',
  ],
  [
    'escaped markup in brackets',
    '+ [\\[b\\]Bold\\[/b\\] move]',
    '‹choice-line:‹choice:+› ‹punctuation.choice:[›‹markup:‹punctuation:\\[›‹markup-name:b›‹punctuation:\\]››Bold‹markup:‹punctuation:\\[/›‹markup-name:b›‹punctuation:\\]›› move‹punctuation.choice:]››',
  ],
  [
    'bare markup, which ink takes for its own',
    '+ Take [b]it[/b]',
    '‹choice-line:‹choice:+› Take ‹punctuation.choice:[›b‹punctuation.choice:]›it‹punctuation.choice:[›/b‹punctuation.choice:]››',
  ],
  [
    'a divert',
    '* [North] -> north',
    '‹choice-line:‹choice:*› ‹punctuation.choice:[›North‹punctuation.choice:]› ‹divert:-> ‹target:north›››',
  ],
  [
    'a tunnel',
    '* [Sleep] -> nap ->',
    '‹choice-line:‹choice:*› ‹punctuation.choice:[›Sleep‹punctuation.choice:]› ‹tunnel:-> ‹target:nap› ->››',
  ],
  ['a fallback', '* -> out', '‹choice-line:‹choice:*› ‹divert:-> ‹target:out›››'],
  [
    'a fallback with its text in the next line',
    '* ->\n  All used up.',
    '‹choice-line:‹choice:*› ‹divert:->››\n  All used up.',
  ],
  [
    'a click to go on',
    '+ [>>>]',
    '‹choice-line:‹choice:+› ‹punctuation.choice:[›‹builtin:>>>›‹punctuation.choice:]››',
  ],
  [
    'a timed click to go on',
    '+ [>>>(delay=2 clickable=1)]',
    '‹choice-line:‹choice:+› ‹punctuation.choice:[›‹builtin:>>>(delay=2 clickable=1)›‹punctuation.choice:]››',
  ],
  [
    'comments',
    '* Go /* or */ [on] // not',
    '‹choice-line:‹choice:*› Go ‹comment:/* or */› ‹punctuation.choice:[›on‹punctuation.choice:]› ›‹comment:// not›',
  ],
  [
    'after a gather',
    '- * [Go]',
    '‹choice-line:‹gather:-› ‹choice:*› ‹punctuation.choice:[›Go‹punctuation.choice:]››',
  ],
  [
    'after a labelled gather',
    '- (top) + (go) {a} [Go]',
    '‹choice-line:‹gather:- ‹label:(top)›› ‹choice:+ ‹label:(go)›› ‹condition:‹punctuation:{›‹variable:a›‹punctuation:}›› ‹punctuation.choice:[›Go‹punctuation.choice:]››',
  ],
])('in choices, tells %s', (_, ink, outline) => {
  expect(outlineTokens(ink)).toBe(outline);
});

it.each([
  ['one', '- Both.', '‹gather:-› Both.'],
  ['nested', '- - Both.', '‹gather:- -› Both.'],
  ['nested without spaces', '  -- Both.', '‹gather:  --› Both.'],
  [
    'a label',
    '- (again) Visit {again}.',
    '‹gather:- ‹label:(again)›› Visit ‹logic:‹punctuation:{›‹variable:again›‹punctuation:}››.',
  ],
  ['before a divert', '- -> DONE', '‹gather:-› ‹divert:-> ‹keyword:DONE››'],
  ['a dash in a text', 'It is - or was - here', 'It is - or was - here'],
  [
    'before logic',
    '- ~ x = 1',
    '‹logic:‹gather:-› ‹keyword:~› ‹variable:x› ‹operator:=› ‹number:1››',
  ],
])('in gathers, tells %s', (_, ink, outline) => {
  expect(outlineTokens(ink)).toBe(outline);
});

it.each([
  [
    'an assignment',
    '~ coins = coins + 1',
    '‹logic:‹keyword:~› ‹variable:coins› ‹operator:=› ‹variable:coins› ‹operator:+› ‹number:1››',
  ],
  [
    'a temporary variable',
    '    ~ temp dust = (2 + 2) * 1.5',
    '‹logic:    ‹keyword:~› ‹keyword:temp› ‹variable:dust› ‹operator:=› ‹punctuation:(›‹number:2› ‹operator:+› ‹number:2›‹punctuation:)› ‹operator:*› ‹number:1.5››',
  ],
  [
    'what a function gives back',
    '~ return n * fact(n - 1)',
    '‹logic:‹keyword:~› ‹keyword:return› ‹variable:n› ‹operator:*› ‹function:fact›‹punctuation:(›‹variable:n› ‹operator:-› ‹number:1›‹punctuation:)››',
  ],
  [
    'a call',
    '~ hurt(2) // ouch',
    '‹logic:‹keyword:~› ‹function:hurt›‹punctuation:(›‹number:2›‹punctuation:)› ›‹comment:// ouch›',
  ],
  [
    'a comment within',
    '~ a = 1 /* one */ + 1',
    '‹logic:‹keyword:~› ‹variable:a› ‹operator:=› ‹number:1› ‹comment:/* one */› ‹operator:+› ‹number:1››',
  ],
  ['steps', '~ n++', '‹logic:‹keyword:~› ‹variable:n›‹operator:++››'],
  [
    'a variable',
    'VAR gold = -3',
    '‹declaration:‹keyword:VAR› ‹variable:gold› ‹operator:=› ‹operator:-›‹number:3››',
  ],
  [
    'a variable of divert',
    'VAR next = -> hall.bow',
    '‹declaration:‹keyword:VAR› ‹variable:next› ‹operator:=› ‹divert:-> ‹target:hall.bow›››',
  ],
  [
    'a constant',
    'CONST NAME = "Ada"',
    '‹declaration:‹keyword:CONST› ‹variable:NAME› ‹operator:=› ‹string:"Ada"››',
  ],
  [
    'a list',
    'LIST bag = (rope), knife = 4, (map = 7)',
    '‹declaration:‹keyword:LIST› ‹variable:bag› ‹operator:=› ‹punctuation:(›‹variable:rope›‹punctuation:)›‹punctuation:,› ‹variable:knife› ‹operator:=› ‹number:4›‹punctuation:,› ‹punctuation:(›‹variable:map› ‹operator:=› ‹number:7›‹punctuation:)››',
  ],
  [
    'a list over lines',
    'LIST bag = rope,\n  (knife)\nText',
    '‹declaration:‹keyword:LIST› ‹variable:bag› ‹operator:=› ‹variable:rope›‹punctuation:,›\n  ‹punctuation:(›‹variable:knife›‹punctuation:)››\nText',
  ],
  [
    'a list over lines with a comment',
    'LIST bag = rope, // long\n  (knife)\nText',
    '‹declaration:‹keyword:LIST› ‹variable:bag› ‹operator:=› ‹variable:rope›‹punctuation:,› ‹comment:// long›\n  ‹punctuation:(›‹variable:knife›‹punctuation:)››\nText',
  ],
  [
    'an empty list',
    'VAR bag = ()',
    '‹declaration:‹keyword:VAR› ‹variable:bag› ‹operator:=› ‹punctuation:(›‹punctuation:)››',
  ],
  [
    'a file',
    'INCLUDE rooms/hall one.ink // later',
    '‹declaration:‹keyword:INCLUDE› ‹string:rooms/hall one.ink ››‹comment:// later›',
  ],
  [
    'a function from outside',
    'EXTERNAL shout(text, n)',
    '‹declaration:‹keyword:EXTERNAL› ‹function:shout›‹punctuation:(›‹variable:text›‹punctuation:,› ‹variable:n›‹punctuation:)››',
  ],
  ['words that only begin like a declaration', 'VARIOUS LISTS', 'VARIOUS LISTS'],
  ['a note', 'TODO: harbour -> x', '‹todo.comment.important:TODO: harbour -> x›'],
  ['a note without a colon', 'TODO harbour', '‹todo.comment.important:TODO harbour›'],
  ['a note after a gather', '- TODO: harbour', '‹todo.comment.important:‹gather:-› TODO: harbour›'],
  ['a knot', '== cellar', '‹knot:‹punctuation:==› ‹name:cellar››'],
  [
    'a knot with an end and parameters',
    '=== accuse(who, ref n, -> then) ===',
    '‹knot:‹punctuation:===› ‹name:accuse›‹parameters:‹punctuation:(›‹parameter:who›‹punctuation:,› ‹keyword:ref› ‹parameter:n›‹punctuation:,› ‹divert:->› ‹parameter:then›‹punctuation:)›› ‹punctuation:===››',
  ],
  [
    'a function',
    '=== function double (n) // twice',
    '‹knot:‹punctuation:===› ‹keyword:function› ‹function:double› ‹parameters:‹punctuation:(›‹parameter:n›‹punctuation:)›› ›‹comment:// twice›',
  ],
  [
    'a stitch',
    '  = first(x)',
    '‹stitch:  ‹punctuation:=› ‹name:first›‹parameters:‹punctuation:(›‹parameter:x›‹punctuation:)›››',
  ],
])('in other lines, tells %s', (_, ink, outline) => {
  expect(outlineTokens(ink)).toBe(outline);
});
