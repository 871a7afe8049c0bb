import type { Grammar } from 'prismjs';
import { endOfBraces } from './braces';
import { joinGrammars, lexedGrammar, matching, type Rule } from './lexed-grammar';
import { alternativeHead, branchHead, type LineHead } from './line-head';
import { statementRules } from './line-rules';
import { EXPRESSION, SEQUENCE_WORDS } from './patterns';

/** What the three kinds of braces can contain. */
export interface BracesContents {
  value: Grammar;
  alternatives: Grammar;
  conditions: Grammar;
}

const SIGNS = '[!&~$]';
const isValue = matching(String.raw`\{(?![^{}|\n]*\|)[ \t]*(?!${SIGNS})${EXPRESSION}[ \t]*\}`);
const isSequence = matching(String.raw`\{[ \t]*(?:${SIGNS}|${SEQUENCE_WORDS}:)`);

/** `{value}`, `{&a|b}` and `{condition: a|b}`; their contents can be filled in later. */
export function bracesRules({ value, alternatives, conditions }: BracesContents): Rule[] {
  return [
    { type: 'logic', extent: isValue, inside: value },
    {
      type: 'braces',
      extent: (text, from) => (isSequence(text, from) > from ? endOfBraces(text, from) : -1),
      inside: alternatives,
    },
    { type: 'braces', extent: endOfBraces, inside: conditions },
  ];
}

/** The contents of braces: a sign or condition, then lines and texts. */
export function bracesContents(
  expression: Grammar,
  choiceText: Grammar,
  textRules: Rule[],
): BracesContents {
  const content = (lineHead: LineHead) =>
    lexedGrammar(/^|[\\/{}[\]#<>|-]/gm, [
      // Without this, the braces would start again inside themselves.
      { type: 'punctuation', extent: (_, from) => (from === 0 ? 1 : -1) },
      ...statementRules(lineHead, expression, choiceText),
      ...textRules,
      { type: 'alternative', extent: matching(String.raw`\|`) },
    ]);
  return {
    value: expression,
    alternatives: joinGrammars(sequenceSigns(), content(alternativeHead)),
    conditions: joinGrammars(firstCondition(expression), content(branchHead(expression))),
  };
}

const afterBrace = (source: string) => new RegExp(`(^\\{[ \\t]*)${source}`, 'u');

function sequenceSigns(): Grammar {
  return {
    alternative: [
      { pattern: afterBrace(`${SIGNS}+`), lookbehind: true, greedy: true },
      {
        pattern: afterBrace(`${SEQUENCE_WORDS}:`),
        lookbehind: true,
        greedy: true,
        alias: ['keyword'],
      },
    ],
  };
}

function firstCondition(expression: Grammar): Grammar {
  return {
    condition: {
      pattern: afterBrace(`${EXPRESSION}[ \\t]*:`),
      lookbehind: true,
      greedy: true,
      inside: expression,
    },
  };
}
