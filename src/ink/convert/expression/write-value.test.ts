import { parseValue, type Syntax } from './parse-value';
import { writeValue, type Scope } from './write-value';

function translate(code: string, dialect: Syntax & Scope) {
  const value = parseValue(code, dialect);
  return value && writeValue(value, dialect);
}

const dialect: Syntax & Scope = {
  operators: {
    ...{
      is: '==',
      'is not': '!=',
      '>': '>',
      and: '&&',
      or: '||',
      '+': '+',
      '-': '-',
      '*': '*',
      '/': '/',
    },
    '&': '&',
  },
  name: (name) => {
    const kinds = { coins: 'number', name: 'text', brave: 'truth', odd: 'mixed' } as const;
    const kind = Object.entries(kinds).find(([known]) => known === name)?.[1];
    return kind === undefined ? null : { ink: name, kind, isLiteral: false };
  },
};

test.each([
  ['coins + 1', 'coins + 1'],
  ['coins - (2 * 3)', 'coins - (2 * 3)'],
  ['2 * coins + 1', '(2 * coins) + 1'],
  ['coins / 2', 'FLOAT(coins) / 2'],
  ['-coins > 3', '(-coins) > 3'],
  ['name is "Ada"', 'name == "Ada"'],
  ['brave is not true', 'brave != true'],
  ['not brave and coins > 2', '(not brave) && (coins > 2)'],
  ['name or brave', '(name != "") || brave'],
  ['"a" & coins', '"" + "a" + coins'],
  ['name + "s"', 'name + "s"'],
])('%s becomes %s', (code, ink) => {
  expect(translate(code, dialect)?.ink).toBe(ink);
});

test.each([
  ...[
    'unknown',
    'coins + brave',
    'name > 2',
    'odd + 1',
    'coins +',
    'coins[1]',
    '(coins',
    'f(coins)',
  ],
  ...['', 'coins ; 2', '"open'],
])('%s is left out', (code) => {
  expect(translate(code, dialect)).toBeNull();
});
