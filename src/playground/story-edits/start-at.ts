import { placeNames } from '../../ink/map/describe-way';
import { START } from '../../ink/map/story-graph';
import type { StoryProgram } from '../../ink/story/story-program';
import type { Move } from '../player/engine/game-view';
// Without the grammar of ink, which the playground’s first script need not have.
import { placesOf } from './places-in';

/** A place with the name that its writer gives it. */
export interface NamedPlace {
  id: string;
  name: string;
}

/** A play that goes to a place right after its first scene: variables have the values that they have there. */
export function startAt(id: string): { moves: Move[]; seed: number } {
  return { moves: id === START ? [] : [{ goTo: id }], seed: 1 };
}

/** The places at which a play can begin besides the beginning, in the order in which ink reads them. */
export function startingPlaces(program: StoryProgram): NamedPlace[] {
  const places = placesOf(program);
  const nameOf = placeNames(places);
  return places
    .filter(({ header }) => header?.hasParameters === false)
    .map(({ id }) => ({ id, name: nameOf(id) }));
}
