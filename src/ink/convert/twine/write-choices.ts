import { markupText } from '../../markup/markup-text';
import { parseMarkup } from '../../markup/parse-markup';
import { inkSeams, labelOf } from '../writing/ink-text';
import { withoutMarks } from './paragraphs';

/** A link of a passage, on the way to be a choice. */
export interface Choice {
  conditions: readonly string[];
  head: string;
  lines: readonly string[];
  /** Where it leads; null back to the other choices; absent if its lines lead on. */
  next?: string | null | undefined;
}

/** Where links that stay in their passage lead to. Each knot has a label of this name of its own. */
export const CHOICES = 'choices';

/** The lines of all choices of a passage; `isKnown` says that one of them is always there. */
export function endingLines(
  choices: readonly Choice[],
  isKnown: boolean,
  fields: readonly string[],
): string[] {
  if (choices.length === 0) return ['-> END'];
  const isSure = isKnown || choices.some(({ conditions }) => conditions.length === 0);
  const stays = choices.some(({ next }) => next === null);
  return [
    ...(stays ? [`- (${CHOICES})`] : []),
    // What was shown before a click takes no words any more: its fields are shown again.
    ...choices.flatMap((choice) =>
      linesOf(choice.next === null ? { ...choice, lines: [...choice.lines, ...fields] } : choice),
    ),
    // If no condition is met, the story is over here.
    ...(isSure ? [] : ['+ -> END']),
  ];
}

function linesOf({ conditions, head, lines, next }: Choice): string[] {
  const tests = conditions.map((condition) => `{${condition}} `).join('');
  const divert = next === undefined ? [] : [`-> ${next ?? CHOICES}`];
  const [first = ''] = divert;
  if (lines.length === 0) return [`+ ${tests}${head} ${first}`.trimEnd()];
  return [`+ ${tests}${head}`, ...[...lines, ...divert].map((line) => `  ${line}`)];
}

/** The words of a choice; a picture if it has none. */
export function choiceWords(shown: string): string {
  const words = shown.replace(/\uE002[^\uE003]*\uE003/g, '').replace(/\s+/g, ' ');
  const bare = words.replaceAll('[<wbr>', '[');
  // What is no tag for the engine needs nothing before it, as no markup follows.
  const plain = markupText(parseMarkup(bare)) === bare ? bare : words;
  const label = labelOf(inkSeams(words.trim() === '' ? withoutMarks(shown) : plain));
  return label === '' ? '…' : label;
}
