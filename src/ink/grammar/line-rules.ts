import type { Grammar } from 'prismjs';
import { walkTo } from './braces';
import { joinGrammars, lexedGrammar, matching, type Rule } from './lexed-grammar';
import { headGrammar, headRule, labelGrammar, type LineHead } from './line-head';
import {
  COMMENT,
  EXPRESSION,
  LABEL,
  LIST_REST,
  PARENTHESES,
  REST,
  WORD,
  WORD_END,
} from './patterns';

const BULLETS = String.raw`(?:\*(?:[ \t]*\*)*|\+(?:[ \t]*\+)*)(?:[ \t]*${LABEL})?`;
const CONDITIONS = String.raw`\{[ \t]*${EXPRESSION}[ \t]*\}(?:\s*\{[ \t]*${EXPRESSION}[ \t]*\})*`;

/** A choice without text on its line takes it from the next, unless something else begins there. */
const NEXT_LINE = String.raw`[ \t]*\r?\n(?=[ \t]*[^\s*+=~-])`;

const toLineEnd = walkTo(String.raw`\n|\/[\/*]`);

/** The lines that start with a sign, with or without a head; `choiceText` matches the text of a choice. */
export function statementRules(head: LineHead, expression: Grammar, choiceText: Grammar): Rule[] {
  const start = String.raw`^[ \t]*(?:${head.source}[ \t]*)?`;
  return [
    choiceRule(
      start,
      joinGrammars(choiceGrammar(start, expression), headGrammar(head), choiceText),
    ),
    {
      type: 'logic',
      extent: matching(`${start}~${REST}`),
      inside: joinGrammars(headGrammar(head), expression),
    },
    {
      type: 'todo',
      extent: matching(`${start}TODO${WORD_END}[^\\n]*`),
      inside: headGrammar(head),
      alias: ['comment', 'important'],
    },
    ...declarationRules(expression),
    headRule(head),
  ];
}

function choiceRule(start: string, inside: Grammar): Rule {
  const bullets = matching(String.raw`${start}${BULLETS}(?:\s*${CONDITIONS})?(?:${NEXT_LINE})?`);
  return {
    type: 'choice-line',
    extent: (text, from) => {
      const to = bullets(text, from);
      return to > from ? toLineEnd(text, to) : -1;
    },
    inside,
  };
}

function choiceGrammar(start: string, expression: Grammar): Grammar {
  return {
    condition: {
      pattern: new RegExp(String.raw`(${start}${BULLETS}\s*)${CONDITIONS}`, 'u'),
      lookbehind: true,
      greedy: true,
      inside: expression,
    },
    choice: {
      pattern: new RegExp(`(${start})${BULLETS}`, 'u'),
      lookbehind: true,
      greedy: true,
      inside: labelGrammar,
    },
  };
}

function declarationRules(expression: Grammar): Rule[] {
  const keyword: Grammar = { keyword: { pattern: /^[ \t]*[A-Z]+/, greedy: true } };
  const path: Grammar = {
    string: { pattern: /(^[ \t]*INCLUDE[ \t]+)\S[^]*/, lookbehind: true, greedy: true },
  };
  const declaration = (words: string, rest: string, inside: Grammar): Rule => ({
    type: 'declaration',
    extent: matching(String.raw`^[ \t]*(?:${words})${WORD_END}${rest}`),
    inside: joinGrammars(inside, keyword),
  });
  return [
    declaration('VAR|CONST|EXTERNAL', REST, expression),
    declaration('LIST', LIST_REST, expression),
    declaration('INCLUDE', REST, path),
  ];
}

/** The headers of knots, stitches and functions. */
export function headerRules(): Rule[] {
  const keyword: Rule = { type: 'keyword', extent: matching(`(?:function|ref)${WORD_END}`) };
  const parameters = lexedGrammar(/\S/gu, [
    { type: 'comment', extent: matching(COMMENT) },
    keyword,
    { type: 'divert', extent: matching('->') },
    { type: 'parameter', extent: matching(WORD) },
    { type: 'punctuation', extent: matching('[(),]') },
  ]);
  const inside = joinGrammars(
    {
      function: {
        pattern: new RegExp(String.raw`(^[ \t]*=+[ \t]*function[ \t]+)${WORD}`, 'u'),
        lookbehind: true,
        greedy: true,
      },
    },
    lexedGrammar(/\S/gu, [
      { type: 'comment', extent: matching(COMMENT) },
      { type: 'punctuation', extent: matching('=+') },
      keyword,
      { type: 'parameters', extent: matching(PARENTHESES), inside: parameters },
      { type: 'name', extent: matching(WORD) },
    ]),
  );
  return [
    { type: 'knot', extent: matching(`^[ \\t]*={2,}${REST}`), inside },
    { type: 'stitch', extent: matching(`^[ \\t]*=(?!=)${REST}`), inside },
  ];
}
