import type { Grammar } from 'prismjs';
import { choiceTextGrammar, inkGrammar } from '../../ink/grammar/ink-grammar';
import type { RowKind } from '../../ink/languages/text-row';

/** The grammar of a text of the story, which is only a part of its line. */
export function grammarOf(kind: RowKind): Grammar {
  return kind === 'choice' ? choiceTextGrammar : inkGrammar;
}
