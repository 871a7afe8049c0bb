import type { Grammar } from 'prismjs';
import { bracesContents, bracesRules, type BracesContents } from './braces-rules';
import { logicGrammars } from './expression-grammar';
import { innerRules } from './inner-rules';
import { lexedGrammar, matching } from './lexed-grammar';
import { gatherHead } from './line-head';
import { headerRules, statementRules } from './line-rules';
import { choiceTextRules, textRules, TEXT_STARTS } from './text-rules';

/**
 * A Prism grammar for ink as inkjs compiles it, with the engine’s markup in text.
 *
 * What starts with the header of a knot does not depend on what comes before it, unless that is an unclosed comment:
 * an editor only has to read the knot that was changed.
 */
export const inkGrammar: Grammar = {};

/** The grammar of what follows the bullets of a choice. */
export const choiceTextGrammar: Grammar = {};

fillGrammars();

function fillGrammars(): void {
  // Braces contain text, and text contains braces: their contents are filled in last.
  const contents: BracesContents = { value: {}, alternatives: {}, conditions: {} };
  const inner = innerRules(bracesRules(contents));
  const { expression, flowRules } = logicGrammars(bracesRules(contents));
  const text = [...textRules(inner, flowRules), { type: 'punctuation', extent: matching('[{}]') }];
  const choiceText = lexedGrammar(TEXT_STARTS, choiceTextRules(inner, flowRules));

  const filled = bracesContents(expression, choiceText, text);
  Object.assign(contents.value, filled.value);
  Object.assign(contents.alternatives, filled.alternatives);
  Object.assign(contents.conditions, filled.conditions);

  Object.assign(choiceTextGrammar, choiceText);
  Object.assign(
    inkGrammar,
    lexedGrammar(/^|[\\/{}[\]#<>-]/gm, [
      ...headerRules(),
      ...statementRules(gatherHead, expression, choiceText),
      ...text,
    ]),
  );
}
