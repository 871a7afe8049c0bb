import { mapMessages } from '../../config/messages/map';
import { START, type MapPlace, type MapWay } from './story-graph';

const { ways: words } = mapMessages;

/** A way in words: “Swim”, sometimes: to cave.pool. */
export function describeWay({ to, kind, choice, isConditional, goesOn }: MapWay): string {
  const conditions = [
    ...(choice === null ? [] : [choice === '' ? words.fallback : words.choice(choice)]),
    ...(isConditional ? [words.sometimes] : []),
  ].join(', ');
  const isOn = goesOn === true && to.kind === 'place' && to.id !== START;
  const target = isOn ? words.goesOn(to.id) : describeTarget(to, kind);
  return conditions === '' ? target : `${conditions}: ${target}`;
}

/** A place’s name; the beginning has none of its own. */
export function placeName({ id }: Pick<MapPlace, 'id'>): string {
  return id === START ? mapMessages.start : id;
}

function describeTarget(to: MapWay['to'], kind: MapWay['kind']): string {
  switch (to.kind) {
    case 'place':
      if (kind !== 'divert') return words[kind](placeName(to));
      return to.id === START ? words.beginning : words.place(to.id);
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
