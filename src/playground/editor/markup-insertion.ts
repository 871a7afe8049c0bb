import type { CompletionMarkup } from '../../ink/words/completion-words';

/** What choosing a markup tag inserts, how much text after the cursor it replaces, and where the cursor goes. */
export interface MarkupInsertion {
  insert: string;
  replaced: number;
  /** Relative to the start of the inserted text. */
  cursor: number;
}

/**
 * Completes `[name`, with `after` behind the cursor: adds its closing bracket, and its closing tag if it has one. The
 * cursor stays inside the brackets if the tag has its own attributes.
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
