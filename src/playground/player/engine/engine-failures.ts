import type { CoreScene, CoreState } from '@atrament/core';
import type { StoryPath } from './bounded-story';
import type { TagValue } from './game-view';
import { choicesTag } from './tag-values';

/** Something in the engine’s own interface fails although this player continues; failure-words.ts says what. */
export interface Failure {
  failure:
    | 'choices'
    | 'wordless-choice'
    | 'background'
    | 'function'
    | 'link'
    | 'shuffled'
    | 'externals'
    | 'language';
  /** The tag, the target of the link, or the first of the external functions. */
  subject: string;
  value?: TagValue | undefined;
  /** Where the story was then. */
  path?: StoryPath | null;
}

/** Finds what makes the engine’s own interface fail in a scene although this player continues. */
export function failuresOfScene(
  { tags, choices }: CoreScene,
  metadata: CoreState['metadata'],
): Failure[] {
  const isHypertext = Boolean(metadata.hypertext ?? false) || Boolean(tags.HYPERTEXT ?? false);
  const { name: subject, value } = choicesTag(tags, metadata);
  const failures: Failure[] = [];
  const isFaulty = value === false || !isTextOrNothing(value);
  if (choices.length > 0 && !isHypertext && isFaulty) {
    failures.push({ failure: 'choices', subject, value });
  }
  if (choices.length === 1 && choices[0]?.choice.trim() === '') {
    failures.push({ failure: 'wordless-choice', subject: '' });
  }
  for (const subject of ['BACKGROUND', 'PAGE_BACKGROUND']) {
    if (isTextOrNothing(tags[subject])) continue;
    failures.push({ failure: 'background', subject, value: tags[subject] });
  }
  return failures;
}

/** The name of the function in a global tag, or the engine’s error if the value is not one. */
export function functionOfTag(name: string, value: TagValue | undefined): string | Failure {
  return typeof value === 'string' ? value : { failure: 'function', subject: name };
}

function isTextOrNothing(value: TagValue | undefined): boolean {
  return value === undefined || value === null || value === false || typeof value === 'string';
}
