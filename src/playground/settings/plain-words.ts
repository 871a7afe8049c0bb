import { gameTabMessages } from '../../config/messages/game-tab';
import type { CompletionTag, CompletionWord } from '../../ink/words/completion-words';

/** How a setting is put for writers who never programmed. */
export interface PlainWords {
  label: string;
  about?: string;
  /** Placeholder of a text. */
  value?: string;
  /** What is so without it. */
  unset?: string;
  /** What can be chosen, by what is written for it. */
  values?: Readonly<Record<string, string>>;
}

/** A setting in plain words; what we have none for is put as the reference does. */
export function plainWords({ name }: CompletionWord, isConfig: boolean): PlainWords {
  const known: Readonly<Record<string, PlainWords>> = isConfig
    ? gameTabMessages.config.keys
    : gameTabMessages.tags;
  return known[name] ?? { label: spoken(name) };
}

/** What can be chosen, with the words for it: those of the plain words, in their order, or all of the reference. */
export function choicesOf(
  { values = [] }: CompletionTag,
  plain: PlainWords,
): readonly (readonly [value: string, words: string])[] {
  return plain.values === undefined
    ? values.map(({ name }) => [name, name] as const)
    : Object.entries(plain.values);
}

/** `platform.android.name` is “Android: name”, `short_name` is “Short name”. */
function spoken(name: string): string {
  const { platform, key = '' } =
    /^platform\.(?<platform>\w+)(?:\.(?<key>.+))?$/.exec(name)?.groups ?? {};
  const words = (platform === undefined ? name : key).replaceAll('_', ' ');
  return platform === undefined
    ? `${words[0]?.toUpperCase()}${words.slice(1)}`
    : gameTabMessages.config.forPlatform(platform, words);
}
