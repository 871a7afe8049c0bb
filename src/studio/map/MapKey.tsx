import { drawBox, drawLink } from '../../core/map/draw-map';
import type { MapBox, MapLink } from '../../core/map/fold-map';
import type { PlacedBox, PlacedLink } from '../../core/map/lay-out-map';
import { mapToolMessages as words } from '../../site/messages/map-tool';
import { drawn } from './drawn';
import * as styles from './StoryMap.module.css';

const LINES: readonly (readonly [sign: keyof typeof words.signs, link: Partial<MapLink>])[] = [
  ['divert', {}],
  ['choice', { isChoice: true }],
  ['conditional', { isConditional: true }],
  ['tunnel', { kind: 'tunnel' }],
  ['thread', { kind: 'thread' }],
];
const BOXES: readonly (readonly [sign: keyof typeof words.signs, box: Partial<MapBox>])[] = [
  ['end', { isEnd: true }],
  ['return', { isReturn: true }],
  ['loop', { isLoop: true }],
  ['unknown', { kind: 'variable' }],
  ['missing', { kind: 'missing' }],
];

/** What the signs of a map mean. */
export function MapKey() {
  return (
    <details className={styles.key}>
      <summary>{words.key}</summary>
      <ul>
        {LINES.map(([sign, link]) => (
          <li key={sign}>
            <svg viewBox="0 0 56 36" aria-hidden="true">
              {drawn(drawLink(exampleLink(link)))}
            </svg>
            {words.signs[sign]}
          </li>
        ))}
        <li>
          <svg viewBox="0 0 56 36" aria-hidden="true">
            <g className={styles.link} data-gone="">
              {drawn(drawLink(exampleLink({})))}
            </g>
          </svg>
          {words.signs.gone}
        </li>
        <li>
          <svg viewBox="0 0 56 36" aria-hidden="true">
            <g className={styles.box} data-here="">
              {drawn(drawBox(exampleBox({})))}
            </g>
          </svg>
          {words.signs.here}
        </li>
        {BOXES.map(([sign, box]) => (
          <li key={sign}>
            <svg viewBox="0 0 56 36" aria-hidden="true">
              {drawn(drawBox(exampleBox(box)))}
            </svg>
            {words.signs[sign]}
          </li>
        ))}
      </ul>
    </details>
  );
}

function exampleLink(parts: Partial<MapLink>): PlacedLink {
  const link = { from: '', to: '', kind: 'divert' as const, choices: [], keys: [], label: null };
  const points = [
    { x: 5, y: 18 },
    { x: 51, y: 18 },
  ];
  return { ...link, isConditional: false, isChoice: false, points, ...parts };
}

function exampleBox(parts: Partial<MapBox>): PlacedBox {
  const box = { id: '', kind: 'knot' as const, name: '', group: null, folds: null, places: [] };
  const marks = { isEnd: false, isReturn: false, isLoop: false, file: null, line: 1 };
  return { ...box, ...marks, x: 4, y: 7, width: 34, height: 20, label: '', ...parts };
}
