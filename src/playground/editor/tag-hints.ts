import { escapeRegExp } from '../../base/text/escape-reg-exp';
import { didYouMean, nearestNames, sameButCapitals } from '../../base/text/nearest-name';
import { listWords } from '../../base/text/words';
import { editorMessages } from '../../config/messages/editor';
import type { TagPlace } from '../../ink/compile/read-engine-words';
import { TagAttributes } from '../../ink/markup/tag-attributes';
import type { StoryMessage } from '../../ink/story/story-message';
import type { CompletionTag, CompletionWords } from '../../ink/words/completion-words';

const { hints } = editorMessages;

/** What is said of a word, and how it is put right in its line. */
export interface Said extends Pick<StoryMessage, 'text' | 'hint'> {
  right?: (line: string) => string;
}

/** What stands for a value that ink inserts. */
const FILLED_IN = /[{}]/;

/** Says what keeps one of the engine’s tags, without its `#`, from doing anything; null if nothing does. */
export function tagHint(text: string, place: TagPlace, words: CompletionWords): Said | null {
  const tags = tagsAt(place, words);
  return colonHint(text, tags) ?? valueHint(text, tags);
}

/** The tags that the engine looks for here; elsewhere the same name can be the writer’s own. */
function tagsAt(place: TagPlace, words: CompletionWords): readonly CompletionTag[] {
  const { gameTags, sceneTags, choiceTags } = words;
  if (place === 'top') return [...gameTags, ...sceneTags];
  return place === 'line' ? sceneTags : [...choiceTags, ...sceneTags];
}

function colonHint(text: string, tags: readonly CompletionTag[]): Said | null {
  const groups = /^(?<name>\w+)(?:\s*=\s*|\s+)(?<value>[^\s:=].*)$/.exec(text)?.groups;
  if (groups === undefined) return null;
  const { name = '', value = '' } = groups;
  const isFile = /\.\w{2,5}$/.test(value);
  const right = isFile ? (sameButCapitals(name, tags.map(nameOf)) ?? name) : name;
  const tag = tags.find((one) => one.name === right);
  if (tag === undefined) return null;
  if (tag.value === undefined && value !== 'true' && value !== 'false') return null;
  return {
    text: hints.colon(name),
    hint: `${hints.write(right, value)} ${hints.ownTag}`,
    right: (line) => line.replace(text, () => `${right}: ${value}`),
  };
}

function valueHint(text: string, tags: readonly CompletionTag[]): Said | null {
  const groups = /^(?<name>\w+)\s*(?::\s*(?<value>.*))?$/.exec(text)?.groups;
  const tag = tags.find(({ name }) => name === groups?.name);
  if (groups === undefined || tag === undefined) return null;
  const value = (groups.value ?? '').trim().replace(/^"(?<text>.*)"$/, '$<text>');
  const { name } = tag;
  if (FILLED_IN.test(value)) return null;
  if (value === '') {
    return tag.value === undefined || tag.isOptional === true
      ? null
      : { text: hints.noValue(name), hint: hints.writeValue(tag.value) };
  }
  if (tag.value === undefined) {
    return /^(?:off|no|none)$/i.test(value)
      ? { text: hints.stillOn(name), hint: hints.switchOff }
      : null;
  }
  if (tag.attributes !== undefined) return partHint(name, value, tag.attributes);
  if (tag.value.startsWith('number')) {
    const isNumber = Number.isFinite(Number(value));
    return isNumber ? null : { text: hints.number(name, value), hint: hints.write(name, '3') };
  }
  return wordHint(value, tag);
}

/** A value such as `delay=10 choice="Hold on"`. */
function partHint(
  name: string,
  value: string,
  attributes: NonNullable<CompletionTag['attributes']>,
): Said | null {
  const known = attributes.map(nameOf);
  const unknown = new TagAttributes(value).names.find((part) => !known.includes(part));
  if (unknown === undefined || value === 'true' || value === 'false') return null;
  const isDelay = /^\d+$/.test(unknown);
  const hint = isDelay
    ? hints.delay(unknown)
    : `${didYouMean(unknown, known)}${hints.knowsParts(listWords(known, 'and'))}`;
  const said = { text: hints.unknownValue(name, unknown), hint };
  return isDelay ? said : { ...said, ...meant(value, unknown, known) };
}

/** How the value is written with the only word that can be meant. */
function meant(value: string, unknown: string, known: readonly string[]): Pick<Said, 'right'> {
  const [near, ...others] = nearestNames(unknown, known);
  // The letter of `grid-N` stands for a number.
  if (near === undefined || others.length > 0 || /-[A-Z]$/.test(near)) return {};
  const written = new RegExp(`(?<![-\\w])${escapeRegExp(unknown)}(?![-\\w])`);
  const right = value.replace(written, () => near);
  return { right: (line) => line.replace(value, () => right) };
}

function wordHint(value: string, { name, values = [], separator }: CompletionTag): Said | null {
  // A single value is only the usual one.
  if (values.length < 2) return null;
  const known = values.map(nameOf);
  const parts = separator === undefined ? [value] : value.split(separator === ' ' ? /[\s,]+/ : ',');
  const unknown = parts
    .map((part) => part.trim())
    .find((part) => part !== '' && !known.some((word) => isWord(word, part)));
  if (unknown === undefined) return null;
  const suggestion = didYouMean(unknown, known);
  // A word that no look of choices has, is how a scene gets the usual look back; other values fail in the engine.
  if (separator === ' ' && suggestion === '') return null;
  const hint = `${suggestion}${hints.knows(listWords(known, 'and'))}`;
  return { text: hints.unknownValue(name, unknown), hint, ...meant(value, unknown, known) };
}

/** Whether a word is one that the reference lists; the letter in `grid-N` is a placeholder for a number. */
function isWord(known: string, word: string): boolean {
  if (!/-[A-Z]$/.test(known)) return known === word;
  const start = known.slice(0, -1);
  return word.startsWith(start) && /^\d+$/.test(word.slice(start.length));
}

function nameOf({ name }: { name: string }): string {
  return name;
}
