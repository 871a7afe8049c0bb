import type { MapLabel, MapWay, StoryGraph } from './story-graph';

/** The graph with its labels folded into the places that they are in. */
export function withoutLabels(graph: StoryGraph): StoryGraph {
  const labels = labelsOf(graph);
  if (labels.size === 0) return graph;
  const flowOf = (id: string) => labels.get(id)?.of ?? id;
  return {
    places: graph.places.filter(({ label }) => label === undefined),
    ways: graph.ways.flatMap((way) => {
      if (way.goesOn === true) return [];
      const to = way.to.kind === 'place' ? { ...way.to, id: flowOf(way.to.id) } : way.to;
      return [{ ...wayOutOf(labels.get(way.from), way), from: flowOf(way.from), to }];
    }),
  };
}

/** The ways out of a place, with those behind its labels, which only name a part of it. */
export function waysOut(graph: StoryGraph, id: string): MapWay[] {
  const labels = labelsOf(graph);
  return graph.ways.flatMap((way) => {
    const label = labels.get(way.from);
    const isInto =
      way.goesOn === true && way.to.kind === 'place' && labels.get(way.to.id)?.of === id;
    if (way.from === id) return isInto ? [] : [way];
    return label?.of === id && !isInto ? [wayOutOf(label, way)] : [];
  });
}

/** Where each label of a graph stands, by its id. */
export function labelsOf({ places }: StoryGraph): Map<string, MapLabel> {
  return new Map(places.flatMap(({ id, label }) => (label === undefined ? [] : [[id, label]])));
}

/** A way as it is seen from the place of its label: with the choice and condition before that. */
export function wayOutOf(label: MapLabel | undefined, way: MapWay): MapWay {
  if (label === undefined) return way;
  const isConditional = way.isConditional || label.isConditional;
  return { ...way, choice: way.choice ?? label.choice, isConditional };
}
