import { asWord, type MeantNames } from '../../ink/words/likely-name';
import type { EntrySynonym } from './entry-synonyms';

/** Collects the words that authors may write instead of a tag or markup; the first meaning of a word is used. */
export function meantNames(synonyms: readonly EntrySynonym[]): MeantNames {
  const meant: MeantNames = { tags: {}, markup: {} };
  for (const { names, phrases } of synonyms) {
    const [name = ''] = names;
    const { groups } = /^(?:#\s*(?<tag>\w+)|\[(?<markup>[-\w]+)\])$/.exec(name) ?? {};
    const kind = groups?.tag === undefined ? 'markup' : 'tags';
    const bare = groups?.tag ?? groups?.markup;
    if (bare === undefined) continue;
    for (const word of phrases.map(asWord)) meant[kind][word] ??= bare;
  }
  return meant;
}
