import type { Grammar } from 'prismjs';
import { lexedGrammar, matching, type Rule } from './lexed-grammar';
import { COMMENT, ESCAPE, PARENTHESES, PATH, STRING, WORD, WORD_END } from './patterns';

/** The built-in functions of ink. */
export const INK_FUNCTIONS = [
  'CHOICE_COUNT',
  'TURNS',
  'TURNS_SINCE',
  'READ_COUNT',
  'RANDOM',
  'SEED_RANDOM',
  'MIN',
  'MAX',
  'POW',
  'FLOOR',
  'CEILING',
  'INT',
  'FLOAT',
  'LIST_COUNT',
  'LIST_MIN',
  'LIST_MAX',
  'LIST_ALL',
  'LIST_INVERT',
  'LIST_RANDOM',
  'LIST_RANGE',
  'LIST_VALUE',
] as const;

const BUILTINS = INK_FUNCTIONS.join('|');

const TARGET = String.raw`${PATH}(?:[ \t]*${PARENTHESES})?`;
const ARROW = String.raw`->[ \t]*${TARGET}`;

const words = (list: string) => matching(`(?:${list})${WORD_END}`);

/** The grammars of logic and of diverts, whose arguments are logic. */
export interface LogicGrammars {
  /** An expression, including the `{` and `}`, `~`, `temp` or `else` around it. */
  expression: Grammar;
  /** `->`, `<-` and `-> tunnel ->` in text. */
  flowRules: Rule[];
}

/** Creates the grammars of logic; `bracesRules` are for braces in strings. */
export function logicGrammars(bracesRules: Rule[]): LogicGrammars {
  const flowRules: Rule[] = [];
  const escape: Rule = { type: 'escape', extent: matching(ESCAPE), alias: ['char'] };
  const divertTarget: Grammar = {};
  const expression = lexedGrammar(/\S/gu, [
    { type: 'comment', extent: matching(COMMENT) },
    {
      type: 'string',
      extent: matching(STRING),
      inside: lexedGrammar(/[\\{]/g, [escape, ...bracesRules]),
    },
    { type: 'divert', extent: matching(String.raw`->(?:[ \t]*${PATH})?`), inside: divertTarget },
    { type: 'number', extent: matching(String.raw`\d+(?:\.\d+)?${WORD_END}`) },
    { type: 'boolean', extent: words('true|false') },
    {
      type: 'keyword',
      extent: matching(`~|(?:and|or|not|mod|has|hasnt|temp|return|else)${WORD_END}`),
    },
    { type: 'builtin', extent: matching(String.raw`(?:${BUILTINS})(?=[ \t]*\()`) },
    { type: 'function', extent: matching(String.raw`${WORD}(?=[ \t]*\()`) },
    { type: 'variable', extent: matching(PATH) },
    {
      type: 'operator',
      extent: matching(String.raw`\+\+|--|&&|\|\||!\?|[-+=!<>]=|[-+*\/%^?<>=!]`),
    },
    { type: 'punctuation', extent: matching('[(){},.:|]') },
  ]);
  Object.assign(
    divertTarget,
    lexedGrammar(/[\p{L}\d_(]/gu, [
      { type: 'keyword', extent: words('END|DONE') },
      { type: 'target', extent: matching(PATH) },
      { type: 'arguments', extent: matching(PARENTHESES), inside: expression },
    ]),
  );
  flowRules.push(
    {
      type: 'tunnel',
      extent: matching(
        String.raw`->->(?:[ \t]*${TARGET})?|(?:${ARROW}[ \t]*)+->(?:->)?(?:[ \t]*${TARGET})?`,
      ),
      inside: divertTarget,
    },
    { type: 'divert', extent: matching(String.raw`->(?:[ \t]*${TARGET})?`), inside: divertTarget },
    { type: 'thread', extent: matching(String.raw`<-(?:[ \t]*${TARGET})?`), inside: divertTarget },
  );
  return { expression, flowRules };
}
