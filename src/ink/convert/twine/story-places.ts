import { boxId } from '../../map/fold-map';
import { START } from '../../map/story-graph';
import type { Conversion } from '../writing/conversion';
import { withTitle } from '../../story/place-title';
import { cleanText } from '../writing/ink-text';
import type { Passage, TwineStory } from './twine-story';

/** The header of a passage’s knot, with its title as a comment where the name does not say it. */
export function headerOf(knot: string, title: string): string {
  return withTitle(`=== ${knot}`, knot, cleanText(title));
}

/** What Twine calls colours, as notes on the map call them. */
const COLOURS: Readonly<Record<string, string>> = {
  ...{ red: 'red', orange: 'amber', yellow: 'amber', green: 'green', blue: 'blue' },
  ...{ purple: 'blue', gray: 'grey', grey: 'grey' },
};

/** The note on a place that its passage’s tags become, with the colour of the first one that has one. */
export function noteLines({ tagColours }: TwineStory, tags: readonly string[]): string[] {
  if (tags.length === 0) return [];
  const [colour] = tags.flatMap((tag) =>
    Object.hasOwn(tagColours, tag) ? (COLOURS[tagColours[tag] ?? ''] ?? []) : [],
  );
  return [
    ...(colour === undefined ? [] : [`// colour: ${colour}`]),
    `// Tags: ${cleanText(tags.join(', ')).replace(/\s+/g, ' ')}`,
  ];
}

/** Twine’s boxes are square and have no texts on their arrows: these need room beside one another. */
const WIDER = 1.6;
/** From the first passage up to the beginning of the text, which leads there. */
const ABOVE = 90;

/** Where the passages are, if each has a place of its own. */
export function positionsOf(
  passages: readonly Passage[],
  knots: ReadonlyMap<string, string>,
): Conversion['positions'] {
  const placed = passages.flatMap(({ name, at }) =>
    at === undefined ? [] : [[knots.get(name) ?? '', { x: at.x * WIDER, y: at.y }] as const],
  );
  const [first] = placed;
  const isDistinct = new Set(placed.map(([, at]) => JSON.stringify(at))).size === passages.length;
  if (first === undefined || !isDistinct) return {};
  const start = [START, { x: first[1].x, y: first[1].y - ABOVE }] as const;
  return Object.fromEntries([start, ...placed].map(([id, at]) => [boxId(id), at]));
}
