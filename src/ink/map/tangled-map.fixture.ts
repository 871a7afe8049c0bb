import { randomInts } from '../../../testing/random';
import { START, type MapPlace, type MapWay, type StoryGraph } from './story-graph';

/** The map of a story of so many knots, each with so many choices that lead anywhere: k0, k1 … */
export function tangledMap(knots: number, choices: number, fileOf = (_: number) => ''): StoryGraph {
  const next = randomInts(7);
  const places: MapPlace[] = [{ id: START, kind: 'start', file: null, line: 1, endLine: 1 }];
  const ways: MapWay[] = [];
  const isSure = { kind: 'divert', isConditional: false } as const;
  for (let index = 0; index < knots; index += 1) {
    const id = `k${index}`;
    const place = { file: fileOf(index) || null, line: 2 + index };
    places.push({ id, kind: 'knot', ...place, endLine: place.line });
    for (let choice = 0; choice < choices; choice += 1) {
      const to = { kind: 'place', id: `k${next(knots)}` } as const;
      ways.push({ from: id, to, ...isSure, choice: 'Go', ...place });
    }
  }
  const to = { kind: 'place', id: 'k0' } as const;
  return {
    places,
    ways: [{ from: START, to, ...isSure, choice: null, file: null, line: 1 }, ...ways],
  };
}
