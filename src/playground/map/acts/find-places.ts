import { fold } from '../../../base/text/fold';
import { placeNames } from '../../../ink/map/describe-way';
import type { MapBox } from '../../../ink/map/fold-map';
import { START, type StoryGraph } from '../../../ink/map/story-graph';

/** The ids of the places whose names contain a text. */
export function placesNamed({ places }: StoryGraph, text: string): string[] {
  const wanted = fold(text).trim();
  if (wanted === '') return [];
  const nameOf = placeNames(places);
  return places
    .filter(({ id }) => [nameOf(id), id].some((name) => fold(name).includes(wanted)))
    .map(({ id }) => id);
}

/** The id of the place that a position in the story is in: positions may end with labels, of which one is a place. */
export function placeOf({ places }: StoryGraph, position: string | null): string | null {
  if (position === null) return null;
  const kinds = new Map(places.map(({ id, kind }) => [id, kind]));
  const names = position.split('.');
  const flow = [names.slice(0, 2), names.slice(0, 1)]
    .map((some) => some.join('.'))
    .find((id) => kinds.has(id) && kinds.get(id) !== 'label');
  const labels = flow === undefined ? names : names.slice(flow.split('.').length);
  const label = labels
    .map((name) => (flow === undefined ? name : `${flow}.${name}`))
    .findLast((id) => kinds.get(id) === 'label');
  return label ?? flow ?? START;
}

/** Whether a box stands for one place that has a text of its own, in which ways can be written. */
export function isWrittenPlace({ kind }: Pick<MapBox, 'kind'>): boolean {
  return kind === 'start' || kind === 'knot' || kind === 'stitch';
}
