// Draws the houses of src and their arrows, from houses.mjs: npm run house -- --draw
import { houses } from '../houses.mjs';

/** The picture, by its path from the project; ARCHITECTURE.md shows it. */
export const PICTURE = 'decisions/houses.svg';

/** What each house is for, in a few words. */
export const captions = {
  config: 'names, words, settings',
  base: 'what all others need',
  ink: 'the language of stories',
  docs: 'the model of pages',
  ui: 'links, icons, styles',
  playground: 'player, editor, tools',
  lessons: 'samples, exercises, course',
  site: 'what readers see',
  cms: 'the page at /admin/',
  gatsby: 'the build',
  author: 'commands for authors',
  pages: 'fixed addresses',
  templates: 'a query, a view',
};

const BOX = { width: 192, height: 46 };
const GAP = { x: 28, y: 38 };
const MARGIN = 24;

/** The imports without those that follow from others: if a → b → c, then a → c is not drawn. */
export function directImports(table) {
  const reach = (house) =>
    new Set((table[house] ?? []).flatMap((other) => [other, ...reach(other)]));
  return Object.fromEntries(
    Object.entries(table).map(([house, others]) => {
      const implied = new Set(others.flatMap((other) => [...reach(other)]));
      return [house, others.filter((other) => !implied.has(other))];
    }),
  );
}

/** The houses in rows, from the bottom: each lies above all that it imports. */
function rowsOf(table) {
  const levels = new Map();
  const levelOf = (house) => {
    if (!levels.has(house)) {
      levels.set(house, Math.max(-1, ...(table[house] ?? []).map(levelOf)) + 1);
    }
    return levels.get(house);
  };
  const rows = [];
  for (const house of Object.keys(table)) (rows[levelOf(house)] ??= []).push(house);
  return rows;
}

/** The middle of each house’s box: near what it imports, which keeps arrows from crossing. */
function placesOf(rows, direct, size) {
  const places = new Map();
  const pullOf = (house) => {
    const below = direct[house].map((other) => places.get(other).x);
    return below.reduce((sum, x) => sum + x, 0) / Math.max(1, below.length);
  };
  for (const [level, row] of rows.entries()) {
    const pulls = new Map(row.map((house) => [house, pullOf(house)]));
    const ordered = [...row].sort((one, other) => pulls.get(one) - pulls.get(other));
    const width = row.length * (BOX.width + GAP.x) - GAP.x;
    for (const [index, house] of ordered.entries()) {
      places.set(house, {
        x: (size.width - width + BOX.width) / 2 + index * (BOX.width + GAP.x),
        y: size.height - MARGIN - BOX.height / 2 - level * (BOX.height + GAP.y),
      });
    }
  }
  return places;
}

function drawBox(house, { x, y }) {
  return [
    `  <rect class="house" x="${x - BOX.width / 2}" y="${y - BOX.height / 2}" width="${BOX.width}" height="${BOX.height}" rx="8" />`,
    `  <text class="name" x="${x}" y="${y - 3}">${house}</text>`,
    `  <text x="${x}" y="${y + 14}">${captions[house] ?? ''}</text>`,
  ];
}

function drawArrow(from, to) {
  const [top, bottom] = [from.y + BOX.height / 2, to.y - BOX.height / 2 - 2];
  // Long handles: an arrow leaves and arrives upright.
  return `  <path class="arrow" d="M${from.x} ${top}C${from.x} ${bottom} ${to.x} ${top} ${to.x} ${bottom}" marker-end="url(#head)" />`;
}

/** The picture of a table of houses, as the text of an SVG file. */
export function drawHouses(table = houses) {
  const direct = directImports(table);
  const rows = rowsOf(table);
  const widest = Math.max(...rows.map((row) => row.length));
  const size = {
    width: widest * (BOX.width + GAP.x) - GAP.x + 2 * MARGIN,
    height: rows.length * (BOX.height + GAP.y) - GAP.y + 2 * MARGIN,
  };
  const places = placesOf(rows, direct, size);
  const arrows = Object.entries(direct).flatMap(([house, others]) =>
    others.map((other) => drawArrow(places.get(house), places.get(other))),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img" aria-labelledby="title">`,
    '  <title id="title">The houses of src: each imports only what lies below it</title>',
    '  <style>',
    '    svg { color-scheme: light dark; }',
    '    .page { fill: #fffdf9; }',
    '    .house { fill: #f3ede2; stroke: #8a7f6f; }',
    '    .arrow { fill: none; stroke: #6b6255; stroke-width: 1.5; }',
    '    .head { fill: #6b6255; }',
    '    text { fill: #4a443b; font: 12px system-ui, sans-serif; text-anchor: middle; }',
    '    .name { fill: #1f1c18; font-size: 15px; font-weight: 600; }',
    '    @media (prefers-color-scheme: dark) {',
    '      .page { fill: #17161a; }',
    '      .house { fill: #26242b; stroke: #847d8f; }',
    '      .arrow { stroke: #a59eb0; }',
    '      .head { fill: #a59eb0; }',
    '      text { fill: #c4becd; }',
    '      .name { fill: #f2eff6; }',
    '    }',
    '  </style>',
    '  <marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">',
    '    <path class="head" d="M0 0L8 4L0 8z" />',
    '  </marker>',
    '  <rect class="page" width="100%" height="100%" rx="12" />',
    ...arrows,
    ...[...places].flatMap(([house, place]) => drawBox(house, place)),
    '</svg>',
    '',
  ].join('\n');
}
