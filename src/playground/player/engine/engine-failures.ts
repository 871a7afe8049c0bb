import type { CoreScene, CoreState } from '@atrament/core';
import type { TagValue } from './game-view';
import { engineFailure, tagPattern, type AboutLine } from './story-message';

/** Finds what makes the engine’s own interface fail in a scene although this player continues. */
export function failuresOfScene(
  { tags, choices }: CoreScene,
  metadata: CoreState['metadata'],
): AboutLine[] {
  const isHypertext = Boolean(metadata.hypertext ?? false) || Boolean(tags.HYPERTEXT ?? false);
  const appearance = tags.CHOICES ?? metadata.choices;
  const failures: AboutLine[] = [];
  const isFaulty = appearance === false || !isTextOrNothing(appearance);
  if (choices.length > 0 && !isHypertext && isFaulty) {
    const name = tags.CHOICES === undefined ? 'choices' : 'CHOICES';
    failures.push(
      engineFailure(
        `In a game, the screen goes blank here: the tag ${name} ${faultOf(appearance)}.`,
        'Put all its words into one tag, as in # choices: grouped numbered.',
        tagPattern(name),
      ),
    );
  }
  if (choices.length === 1 && choices[0]?.choice.trim() === '') {
    failures.push(
      engineFailure(
        'In a game, the screen goes blank here: the only choice has no text.',
        'Give it words, or write >>> for a click anywhere.',
        /^\s*[*+]/,
      ),
    );
  }
  for (const name of ['BACKGROUND', 'PAGE_BACKGROUND']) {
    if (isTextOrNothing(tags[name])) continue;
    failures.push(
      engineFailure(
        `In a game, the tag ${name} fails here: it needs the path of one picture.`,
        `Write # ${name}: and a path, CSS(…), or false for none.`,
        valueless(name, tags[name]),
      ),
    );
  }
  return failures;
}

/** The name of the function in a global tag, or the engine’s error if the value is not one. */
export function functionOfTag(name: string, value: TagValue | undefined): string | AboutLine {
  if (typeof value === 'string') return value;
  return engineFailure(
    `In a game, an error window opens: the tag ${name} does not name one function.`,
    `Write # ${name}: and the name of a function of the story.`,
    tagPattern(name),
  );
}

/** A tag in the form in which it is at fault. */
function valueless(name: string, value: TagValue | undefined): RegExp {
  const { source } = tagPattern(name);
  return new RegExp(value === true ? String.raw`${source}\s*(?:$|[#/\]])` : source, 'u');
}

function faultOf(value: TagValue | undefined): string {
  if (value === true) return 'has no value';
  return Array.isArray(value)
    ? 'is set twice'
    : `has the value ${JSON.stringify(value)} instead of words`;
}

function isTextOrNothing(value: TagValue | undefined): boolean {
  return value === undefined || value === null || value === false || typeof value === 'string';
}
