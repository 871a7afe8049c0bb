import Prism from 'prismjs';
import { joinGrammars, lexedGrammar, matching } from './lexed-grammar';

const round = { type: 'round', extent: matching(String.raw`\([^)]*\)`) };
const square = { type: 'square', extent: matching(String.raw`\[[^\]]*\]`) };
const types = (text: string, grammar: Prism.Grammar) =>
  Prism.tokenize(text, grammar).map((token) => (typeof token === 'string' ? token : token.type));

it('gives a place to what begins first, whatever the order of rules', () => {
  for (const rules of [
    [round, square],
    [square, round],
  ]) {
    expect(types('([)] [(])', lexedGrammar(/[([]/g, rules))).toEqual([
      'round',
      '] ',
      'square',
      ')',
    ]);
  }
});

it('gives a place to the first of several rules that fit', () => {
  const long = { type: 'long', extent: matching(String.raw`\(.*\)`) };
  expect(types('(a)(b)', lexedGrammar(/\(/g, [long, round]))).toEqual(['long']);
  expect(types('(a)(b)', lexedGrammar(/\(/g, [round, long]))).toEqual(['round', 'round']);
});

it('lets several rules make one type, with contents of their own', () => {
  const inside = lexedGrammar(/\(/g, [round]);
  const grammar = lexedGrammar(/[([]/g, [
    { ...square, type: 'group', inside },
    { ...round, type: 'group' },
  ]);
  expect(Prism.tokenize('[(a)](b)', grammar)).toEqual([
    expect.objectContaining({
      type: 'group',
      content: ['[', expect.objectContaining({ type: 'round' }), ']'],
    }),
    expect.objectContaining({ type: 'group', content: '(b)' }),
  ]);
});

it('knows a text still after many texts within it', () => {
  const reads = jest.fn(square.extent);
  const inside: Prism.Grammar = {};
  const opening = { type: 'opening', extent: (_: string, from: number) => (from === 0 ? 1 : -1) };
  const content = lexedGrammar(/[[(]/g, [opening, { ...square, extent: reads, inside }]);
  Object.assign(inside, content);
  const groups = Array.from({ length: 100 }, (_, index) => `[${index}]`).join('');
  Prism.tokenize(`(${groups}`, content);
  expect(reads).toHaveBeenCalledTimes(100);
});

it('joins what two grammars say of one type', () => {
  const grammar = joinGrammars({ mark: /!/ }, { mark: [/\?/], dot: /\./ });
  expect(types('!.?', grammar)).toEqual(['mark', 'dot', 'mark']);
});
