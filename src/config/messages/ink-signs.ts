import { translated } from './translated';

const en = {
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

/** The words of the row of ink’s signs, in the language of this build. */
export const inkSignsMessages = translated<typeof en>({ en });
