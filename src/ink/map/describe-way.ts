import { mapMessages } from '../../config/messages/map';
import { spacedName } from '../story/place-title';
import { START, type MapWay } from './story-graph';

const { ways: words } = mapMessages;

/** What the places of a story are called, by their ids. */
export type PlaceNames = (id: string) => string;

/** What a writer calls each place; the beginning has no name of its own, and not that of another place. */
export function placeNames(places: Iterable<{ id: string; title?: string | null }>): PlaceNames {
  const titles = new Map(Array.from(places, ({ id, title }) => [id, title]));
  const start = mapMessages.start.toLowerCase();
  const isTaken = [...titles].some(
    ([id, title]) => (title ?? spacedName(id)).toLowerCase() === start,
  );
  return (id) => {
    if (id === START) return isTaken ? mapMessages.entry : mapMessages.start;
    const parts = id.split('.');
    return parts
      .map((part, index) => titles.get(parts.slice(0, index + 1).join('.')) ?? spacedName(part))
      .join('.');
  };
}

/** A way in words: “Swim”, sometimes: to cave.pool. */
export function describeWay(
  { to, kind, choice, isConditional, goesOn }: MapWay,
  nameOf: PlaceNames,
): string {
  const conditions = [
    ...(choice === null ? [] : [choice === '' ? words.fallback : words.choice(choice)]),
    ...(isConditional ? [words.sometimes] : []),
  ].join(', ');
  const isOn = goesOn === true && to.kind === 'place' && to.id !== START;
  const target = isOn ? words.goesOn(nameOf(to.id)) : describeTarget(to, kind, nameOf);
  return conditions === '' ? target : `${conditions}: ${target}`;
}

function describeTarget(to: MapWay['to'], kind: MapWay['kind'], nameOf: PlaceNames): string {
  switch (to.kind) {
    case 'place':
      if (kind !== 'divert') return words[kind](nameOf(to.id));
      return to.id === START ? words.beginning : words.place(nameOf(to.id));
    case 'variable':
      return words.variable(to.name);
    case 'missing':
      return words.missing(to.name);
    case 'return':
    case 'nowhere':
      return words[to.kind];
    case 'end':
      return words[to.word];
  }
}
