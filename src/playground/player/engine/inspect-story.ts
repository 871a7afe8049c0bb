import type { Inspection } from './game-view';
import type { GuardedGame } from './guarded-game';
import { plainTags } from './tag-values';
import { currentVariables } from './variable-values';

/** What the debugger shows; reading it changes nothing. */
export function inspectStory(
  { story, scene, metadata }: GuardedGame,
  place: string | null,
  functionNames: ReadonlySet<string>,
): Inspection {
  const { state } = story;
  const sceneTags = Object.entries(plainTags(scene?.tags ?? {})).filter(
    ([name]) => !Object.hasOwn(metadata, name),
  );
  // Ink’s own visit counts: `_visitCounts` is what it saves.
  const { _visitCounts: visits } = state as unknown as { _visitCounts: Map<string, number> };
  return {
    seed: state.storySeed,
    turn: state.currentTurnIndex + 1,
    place,
    hasEnded: place !== null && !story.canContinue && story.currentChoices.length === 0,
    variables: currentVariables(story),
    visits: Object.fromEntries(visits),
    sceneTags: Object.fromEntries(sceneTags),
    globalTags: plainTags(metadata),
    paths: pathsOf(story, functionNames),
  };
}

/** A story’s current or last position, by the author’s names; empty before the first knot, null before it has begun. */
export function placeOf({ state, lastPath }: GuardedGame['story']): string | null {
  const path = state.previousPathString ?? lastPath;
  return path === null ? null : path.split('.').filter(isOwnName).join('.');
}

/** Ink’s generated names contain a hyphen or are numbers. */
function isOwnName(name: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name);
}

function pathsOf(story: GuardedGame['story'], functionNames: ReadonlySet<string>): string[] {
  const knots = [...story.mainContentContainer.namedContent.keys()].filter(
    (name) => name !== 'global decl' && !functionNames.has(name),
  );
  return knots.flatMap((knot) => {
    const parts = [...(story.KnotContainerWithName(knot)?.namedContent.keys() ?? [])];
    const stitches = parts.filter(isOwnName);
    return [knot, ...stitches.map((name) => `${knot}.${name}`)];
  });
}
