/** The words of the row of ink’s signs in English; apart from the editor’s so that only touch loads them. */
export const inkSignsEn = {
  label: 'Ink signs',
  rename: 'Rename',
  names: {
    '*': 'choice',
    '+': 'choice that stays',
    '->': 'lead to',
    '===': 'knot: a new part',
    '#': 'tag',
    '=': 'stitch or value',
    '-': 'gather: ways meet again',
    '~': 'change something',
    '{': 'begin text that varies',
    '|': 'or',
    '}': 'end text that varies',
    '[': 'begin brackets',
    ']': 'end brackets',
    '<>': 'glue: no new line',
    '//': 'comment',
  },
};
