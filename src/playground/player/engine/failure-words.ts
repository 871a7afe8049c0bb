import type { StoryMessage } from '../../../ink/story/story-message';
import type { Failure } from './engine-failures';
import type { TagValue } from './game-view';
import { markupPattern } from './written-lines';

/** What is said about a failure, and what the line looks like that it is about. */
interface FailureWords extends Pick<StoryMessage, 'severity' | 'text' | 'hint'> {
  written: RegExp;
}

/** Says how the engine’s own interface fails. */
export function failureWords({ failure, subject, value }: Failure): FailureWords {
  const say = (
    text: string,
    hint: string,
    written: RegExp,
    severity: StoryMessage['severity'] = 'error',
  ): FailureWords => ({ severity, text, hint, written });
  switch (failure) {
    case 'choices':
      return say(
        `In a game, the screen goes blank here: the tag ${subject} ${faultOf(value)}.`,
        'Put all its words into one tag, as in # choices: grouped numbered.',
        tagPattern(subject),
      );
    case 'wordless-choice':
      return say(
        'In a game, the screen goes blank here: the only choice has no text.',
        'Give it words, or write >>> for a click anywhere.',
        /^\s*[*+]/,
      );
    case 'background':
      return say(
        `In a game, the tag ${subject} fails here: it needs the path of one picture.`,
        `Write # ${subject}: and a path, CSS(…), or false for none.`,
        tagPattern(subject, value === true),
      );
    case 'function':
      return say(
        `In a game, an error window opens: the tag ${subject} does not name one function.`,
        `Write # ${subject}: and the name of a function of the story.`,
        tagPattern(subject),
      );
    case 'link':
      return sayLink(say, subject, value);
    case 'shuffled':
      return say(
        'The engine takes the wrong choice here, because the choices are shuffled.',
        'Remove # SHUFFLE_CHOICES from scenes whose choices are taken by links or pictures.',
        tagPattern('SHUFFLE_CHOICES'),
      );
    case 'externals':
      return say(
        `A game loads ${namesIn(value)} from resources/externals; here, a function of the story is used instead.`,
        'Without that file, a game needs # allow_external_function_fallbacks at the top, or it does not start.',
        new RegExp(String.raw`^\s*EXTERNAL\s+${subject}\b`),
        'note',
      );
  }
}

type Say = (text: string, hint: string, written: RegExp) => FailureWords;

function sayLink(say: Say, to: string, value: TagValue | undefined): FailureWords {
  const written = markupPattern(to);
  if (to === '')
    return say(
      'This link names no choice. In a game, an error window opens.',
      'Name the text of a choice in it, as in [link=Open the door].',
      written,
    );
  return say(
    `No choice here has exactly the text “${to}”. In a game, an error window opens.`,
    typeof value === 'string'
      ? 'Compare the two letter by letter; several words need double quotes.'
      : 'A choice that is a number or true needs the short form, as in [link=42].',
    written,
  );
}

/** What a tag looks like in the text. */
function tagPattern(name: string, isBare = false): RegExp {
  const end = isBare ? String.raw`\s*(?:$|[#/\]])` : String.raw`(?![\p{L}\d_-])`;
  return new RegExp(String.raw`#\s*${name}${end}`, 'u');
}

function faultOf(value: TagValue | undefined): string {
  if (value === true) return 'has no value';
  return Array.isArray(value)
    ? 'is set twice'
    : `has the value ${JSON.stringify(value)} instead of words`;
}

function namesIn(value: TagValue | undefined): string {
  return [value]
    .flat()
    .map((name) => (typeof name === 'string' ? `“${name}”` : ''))
    .join(', ');
}
