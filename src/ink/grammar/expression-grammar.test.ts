import { outlineTokens } from './outline-tokens.fixture';

it.each([
  ['a value', '{gold}', '‹logic:‹punctuation:{›‹variable:gold›‹punctuation:}››'],
  [
    'names and numbers',
    '{життя + 2nd - 7.0 / 2}',
    '‹logic:‹punctuation:{›‹variable:життя› ‹operator:+› ‹variable:2nd› ‹operator:-› ‹number:7.0› ‹operator:/› ‹number:2›‹punctuation:}››',
  ],
  [
    'words',
    '{not a and b or c mod 2 has d hasnt e}',
    '‹logic:‹punctuation:{›‹keyword:not› ‹variable:a› ‹keyword:and› ‹variable:b› ‹keyword:or› ‹variable:c› ‹keyword:mod› ‹number:2› ‹keyword:has› ‹variable:d› ‹keyword:hasnt› ‹variable:e›‹punctuation:}››',
  ],
  [
    'signs',
    '{a == b != c >= d <= e < f > g ? h !? i ^ j % k && !l}',
    '‹logic:‹punctuation:{›‹variable:a› ‹operator:==› ‹variable:b› ‹operator:!=› ‹variable:c› ‹operator:>=› ‹variable:d› ‹operator:<=› ‹variable:e› ‹operator:<› ‹variable:f› ‹operator:>› ‹variable:g› ‹operator:?› ‹variable:h› ‹operator:!?› ‹variable:i› ‹operator:^› ‹variable:j› ‹operator:%› ‹variable:k› ‹operator:&&› ‹operator:!›‹variable:l›‹punctuation:}››',
  ],
  [
    'booleans',
    '{true == false}',
    '‹logic:‹punctuation:{›‹boolean:true› ‹operator:==› ‹boolean:false›‹punctuation:}››',
  ],
  [
    'names that begin like words',
    '{notable + order + trueish}',
    '‹logic:‹punctuation:{›‹variable:notable› ‹operator:+› ‹variable:order› ‹operator:+› ‹variable:trueish›‹punctuation:}››',
  ],
  [
    'functions of ink',
    '{RANDOM(1, 6) + LIST_COUNT(LIST_ALL(bag)) + TURNS()}',
    '‹logic:‹punctuation:{›‹builtin:RANDOM›‹punctuation:(›‹number:1›‹punctuation:,› ‹number:6›‹punctuation:)› ‹operator:+› ‹builtin:LIST_COUNT›‹punctuation:(›‹builtin:LIST_ALL›‹punctuation:(›‹variable:bag›‹punctuation:)›‹punctuation:)› ‹operator:+› ‹builtin:TURNS›‹punctuation:(›‹punctuation:)›‹punctuation:}››',
  ],
  [
    'functions of ink that lack parentheses',
    '{TURNS}',
    '‹logic:‹punctuation:{›‹variable:TURNS›‹punctuation:}››',
  ],
  [
    'a function of the story',
    '{double(x)}',
    '‹logic:‹punctuation:{›‹function:double›‹punctuation:(›‹variable:x›‹punctuation:)›‹punctuation:}››',
  ],
  [
    'a divert target',
    '{TURNS_SINCE(-> a.b) == -1}',
    '‹logic:‹punctuation:{›‹builtin:TURNS_SINCE›‹punctuation:(›‹divert:-> ‹target:a.b››‹punctuation:)› ‹operator:==› ‹operator:-›‹number:1›‹punctuation:}››',
  ],
  [
    'lists',
    '{bag has (rope, door.open)}',
    '‹logic:‹punctuation:{›‹variable:bag› ‹keyword:has› ‹punctuation:(›‹variable:rope›‹punctuation:,› ‹variable:door.open›‹punctuation:)›‹punctuation:}››',
  ],
  [
    'a string',
    '{"a:b|c" + "d"}',
    '‹braces:‹punctuation:{›"a:b‹alternative:|›c" + "d"‹punctuation:}››',
  ],
  [
    'a string with logic',
    '~ x = "Dear {who}, {n > 1:two|{&a|b}} \\"q\\""',
    '‹logic:‹keyword:~› ‹variable:x› ‹operator:=› ‹string:"Dear ‹logic:‹punctuation:{›‹variable:who›‹punctuation:}››, ‹braces:‹punctuation:{›‹condition:‹variable:n› ‹operator:>› ‹number:1›‹punctuation::››two‹alternative:|›‹braces:‹punctuation:{›‹alternative:&›a‹alternative:|›b‹punctuation:}››‹punctuation:}›› ‹escape.char:\\"›q‹escape.char:\\"›"››',
  ],
  [
    'a string that is not closed',
    '~ x = "Dear',
    '‹logic:‹keyword:~› ‹variable:x› ‹operator:=› "‹variable:Dear››',
  ],
])('in expressions, tells %s', (_, ink, outline) => {
  expect(outlineTokens(ink)).toBe(outline);
});
