import type { Choice } from 'inkjs/compiler/Parser/ParsedHierarchy/Choice';
import type { ParsedObject } from 'inkjs/compiler/Parser/ParsedHierarchy/Object';
import { Tag } from 'inkjs/compiler/Parser/ParsedHierarchy/Tag';
import { Text } from 'inkjs/compiler/Parser/ParsedHierarchy/Text';
import { markupText } from '../markup/markup-text';
import { parseMarkup } from '../markup/parse-markup';

/** What players read on a choice, without tags and markup; text that ink computes is an ellipsis. */
export function choiceText({ startContent, choiceOnlyContent }: Choice): string {
  // The parser leaves out what a choice does not have.
  const parts = [startContent, choiceOnlyContent].flatMap(
    (list: ParsedObject | null | undefined) => list?.content ?? [],
  );
  let text = '';
  let isTag = false;
  for (const part of parts) {
    if (part instanceof Tag) isTag = part.isStart;
    else if (!isTag) text += part instanceof Text ? part.text : '…';
  }
  return markupText(parseMarkup(text)).replace(/\s+/g, ' ').trim();
}
