/** The words of the row of ink’s signs in English; apart from the editor’s so that only touch loads them. */
export const inkSignsEn = {
  label: 'Ink signs',
  rename: 'Rename',
  names: {
    '*': 'choice',
    '+': 'choice that stays',
    '->': 'lead to',
    '===': 'knot',
    '#': 'tag',
    '=': 'stitch or value',
    '-': 'gather',
    '~': 'logic',
    '{': 'begin a variable text',
    '|': 'or',
    '}': 'end a variable text',
    '[': 'begin brackets',
    ']': 'end brackets',
    '<>': 'glue',
    '//': 'comment',
  },
};
