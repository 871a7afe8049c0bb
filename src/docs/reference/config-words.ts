import type { CompletionTag } from '../../ink/words/completion-words';
import type { ReferenceEntry } from './reference-entry';

/** What the export of a project for the engine decides itself, and what is no single value. */
const NO_FIELDS = new Set(['game.path', 'game.source', 'platform.ios']);

/** Without them, the export writes the story’s title. */
const FROM_TITLE = new Set(['name', 'short_name', 'description']);

/** The keys of the engine’s configuration that a form can offer; a dot separates a key from the key inside it. */
export function configWords(entries: readonly ReferenceEntry[]): CompletionTag[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'config' || NO_FIELDS.has(entry.name)) return [];
    const { name, summary, value, values, default: standard } = entry;
    return [
      {
        name,
        summary: plain(summary),
        value: plain(value),
        ...(values !== undefined && {
          values: values.map((one) => ({ name: one.value, summary: plain(one.summary) })),
        }),
        ...(standard !== undefined && !FROM_TITLE.has(name) && { default: plain(standard) }),
      },
    ];
  });
}

function plain(text: string): string {
  return text.replaceAll('`', '');
}
