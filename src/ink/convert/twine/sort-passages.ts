import type { Passage, TwineStory } from './twine-story';

/** The passages of a story by what they are for. */
export interface StoryParts {
  /** What happens before the story begins. */
  start: Passage[];
  shown: Passage[];
  /** What is above and below the text of every passage. */
  header: Passage[];
  footer: Passage[];
  /** What is beside the text of every passage. */
  caption: Passage[];
  /** Pictures, each with a file as its text. */
  pictures: Passage[];
  /** Macros of the story itself. */
  widgets: Passage[];
  /** Code, and what is beside the text. */
  aside: Passage[];
}

const START_NAMES = new Set(['StoryInit']);
const ASIDE_TAGS = new Set([
  ...['script', 'stylesheet', 'debug-startup', 'debug-header', 'debug-footer', 'Twine.private'],
]);
const ASIDE_NAMES = /^(?:Story(?:Menu|Banner|DisplayTitle|Interface|Settings|Share))$/;

/** Passages by what they are for; the one in which the story begins comes first. */
export function sortPassages({ passages, start }: TwineStory): StoryParts {
  const parts: StoryParts = {
    ...{
      start: [],
      shown: [],
      header: [],
      footer: [],
      caption: [],
      pictures: [],
      widgets: [],
      aside: [],
    },
  };
  const seen = new Set<string>();
  for (const passage of passages) {
    parts[seen.has(passage.name) ? 'aside' : partOf(passage)].push(passage);
    seen.add(passage.name);
  }
  const first = parts.shown.find(({ name }) => name === (start ?? 'Start'));
  if (first !== undefined) {
    parts.shown = [first, ...parts.shown.filter((passage) => passage !== first)];
  }
  return parts;
}

function partOf({ name, tags }: Passage): keyof StoryParts {
  const has = (...wanted: readonly string[]): boolean => wanted.some((tag) => tags.includes(tag));
  if (START_NAMES.has(name) || has('startup', 'init')) return 'start';
  if (/^Passage(?:Ready|Header)$/.test(name) || has('header')) return 'header';
  if (/^Passage(?:Footer|Done)$/.test(name) || has('footer')) return 'footer';
  if (name === 'StoryCaption') return 'caption';
  if (has('Twine.image')) return 'pictures';
  if (has('widget')) return 'widgets';
  const isAside = ASIDE_NAMES.test(name) || tags.some((tag) => ASIDE_TAGS.has(tag));
  return isAside ? 'aside' : 'shown';
}
