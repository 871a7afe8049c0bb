import type { DocumentElement } from '../../base/tree/document-tree';
import { mapMessages as words } from '../../config/messages/map';
import { describeWay, placeNames } from './describe-way';
import { drawKey } from './draw-key';
import { drawMap } from './draw-map';
import type { MapLayout } from './lay-out-map';
import type { StoryGraph } from './story-graph';

/** The map of a sample’s story, with everything in its place. */
export interface SampleMap {
  story: StoryGraph;
  layout: MapLayout;
}

/** The column of the narrowest screens, in pixels: a wider drawing can scroll in its box. */
const NARROW = 272;

/** Draws the map of a sample for its page, with its signs and ways in words. */
export function drawSampleMap({ story, layout }: SampleMap): DocumentElement {
  const { x, y, width, height } = layout;
  const label = words.summary(story.places.length, story.ways.length);
  const scrolls = width > NARROW && { tabIndex: 0, role: 'group', 'aria-label': words.scroll };
  return [
    'figure',
    { 'data-outcome': '', 'data-map': '' },
    ['figcaption', 0, words.ofStory],
    [
      'div',
      scrolls || 0,
      [
        'svg',
        {
          role: 'img',
          'aria-label': label,
          width,
          height,
          viewBox: `${x} ${y} ${width} ${height}`,
        },
        ...drawMap(layout),
      ],
    ],
    [
      'details',
      0,
      ['summary', 0, words.inWords],
      [
        'ul',
        { 'data-key': '' },
        ...drawKey(layout).map(({ drawing, meaning }): DocumentElement => [
          'li',
          0,
          ['svg', { 'aria-hidden': true, viewBox: '0 0 56 36', width: 56, height: 36 }, drawing],
          meaning,
        ]),
      ],
      drawWays(story),
    ],
  ];
}

/** The places of a story with the ways out of each, as a list. */
export function drawWays({ places, ways }: StoryGraph): DocumentElement {
  const nameOf = placeNames(places);
  return [
    'ul',
    0,
    ...places.map((place): DocumentElement => {
      const own = ways.filter(({ from }) => from === place.id);
      const items = own.map((way): DocumentElement => ['li', 0, describeWay(way, nameOf)]);
      const name: DocumentElement = ['strong', 0, nameOf(place.id)];
      return items.length === 0 ? ['li', 0, name] : ['li', 0, name, ['ul', 0, ...items]];
    }),
  ];
}
