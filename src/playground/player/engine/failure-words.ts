import { gameFailures as words } from '../../../config/messages/game-failures';
import type { StoryMessage } from '../../../ink/story/story-message';
import type { Failure } from './engine-failures';
import type { TagValue } from './game-view';
import { markupPattern } from './written-lines';

/** What is said about a failure, and what the line looks like that it is about. */
interface FailureWords extends Pick<StoryMessage, 'severity' | 'text' | 'hint' | 'toPlayers'> {
  written: RegExp;
}

/** Says how the engine’s own interface fails. */
export function failureWords({ failure, subject, value }: Failure): FailureWords {
  const say = (text: string, hint: string, written: RegExp): FailureWords => ({
    severity: 'error',
    text,
    hint,
    written,
  });
  switch (failure) {
    case 'choices':
      return say(words.choices(subject, faultOf(value)), words.choicesHint, tagPattern(subject));
    case 'wordless-choice':
      return say(words.wordlessChoice, words.wordlessChoiceHint, /^\s*[*+]/);
    case 'background': {
      const written = tagPattern(subject, value === true);
      return say(words.background(subject), words.backgroundHint(subject), written);
    }
    case 'function':
      return say(words.function(subject), words.functionHint(subject), tagPattern(subject));
    case 'link': {
      const written = markupPattern(subject);
      if (subject === '') return say(words.noLink, words.noLinkHint, written);
      const hint = typeof value === 'string' ? words.linkHint : words.linkOfValueHint;
      return say(words.link(subject), hint, written);
    }
    case 'shuffled':
      return say(words.shuffled, words.shuffledHint, tagPattern('SHUFFLE_CHOICES'));
    case 'language':
      return { ...say(words.language, words.languageHint, /(?!)/), toPlayers: 'elsewhere' };
    case 'externals': {
      const written = new RegExp(String.raw`^\s*EXTERNAL\s+${subject}\b`);
      const said = say(words.externals(namesIn(value)), words.externalsHint, written);
      return { ...said, severity: 'note' };
    }
  }
}

/** What a tag looks like in the text. */
function tagPattern(name: string, isBare = false): RegExp {
  const end = isBare ? String.raw`\s*(?:$|[#/\]])` : String.raw`(?![\p{L}\d_-])`;
  return new RegExp(String.raw`#\s*${name}${end}`, 'u');
}

function faultOf(value: TagValue | undefined): string {
  if (value === true) return words.noValue;
  return Array.isArray(value) ? words.twice : words.wordless(JSON.stringify(value));
}

function namesIn(value: TagValue | undefined): string {
  return [value]
    .flat()
    .map((name) => (typeof name === 'string' ? `“${name}”` : ''))
    .join(', ');
}
