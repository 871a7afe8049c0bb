import type { CompletionMarkup } from '../../core/reference/completion-words';

/** What a chosen tag of markup writes, how much behind the cursor it takes the place of, and where the cursor goes. */
export interface MarkupInsertion {
  insert: string;
  replaced: number;
  /** From the start of what is inserted. */
  cursor: number;
}

/**
 * Writes the rest of `[name` with `after` behind the cursor: its closing bracket, and its closing tag where it has one.
 * The cursor stays within the brackets if the tag has attributes of its own to give.
 */
export function markupInsertion(
  { name, isPaired, attributes }: CompletionMarkup,
  { isEscaped, after }: { isEscaped: boolean; after: string },
): MarkupInsertion {
  const slash = isEscaped ? '\\' : '';
  const closing = `${slash}]`;
  const isClosed = after.includes(`[/${name}`);
  const end = isPaired && !isClosed ? `${slash}[/${name}${closing}` : '';
  const hasChoices = attributes.some((attribute) => attribute.name !== 'class');
  return {
    insert: name + closing + end,
    replaced: after.startsWith(closing) ? closing.length : after.startsWith(']') ? 1 : 0,
    cursor: name.length + (hasChoices ? 0 : closing.length),
  };
}
