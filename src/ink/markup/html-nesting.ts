/** The elements that an opening tag closes, and the elements whose boundary it does not cross. */
interface ImpliedEnd {
  ends: ReadonlySet<string>;
  within: ReadonlySet<string>;
}

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that close an open paragraph. */
const BLOCKS =
  'p div pre address article aside section header footer figure figcaption details summary ' +
  'h1 h2 h3 h4 h5 h6 blockquote ul ol menu dl hr table';
const CELLS = 'td th caption';

/** Table parts: outside a table, their tags have no effect. */
export const TABLE_PARTS = setOf(`thead tbody tfoot tr colgroup col ${CELLS}`);

/** Table elements that contain other table elements and no text. */
export const TABLE_FRAMES = setOf('table thead tbody tfoot tr colgroup');

/** End tags do not close elements that were opened before the current cell or table. */
export const CELL_NAMES = setOf(CELLS);

const IMPLIED_ENDS: ReadonlyMap<string, ImpliedEnd> = new Map<string, ImpliedEnd>([
  ...BLOCKS.split(' ').map(
    (name) => [name, { ends: setOf('p'), within: setOf(`table ${CELLS}`) }] as const,
  ),
  ['a', { ends: setOf('a'), within: CELL_NAMES }],
  ['li', { ends: setOf('li'), within: setOf('ul ol menu') }],
  ...['dt', 'dd'].map((name) => [name, { ends: setOf('dt dd'), within: setOf('dl') }] as const),
  ...['rt', 'rp'].map((name) => [name, { ends: setOf('rt rp'), within: setOf('ruby') }] as const),
  ...['td', 'th'].map((name) => [name, { ends: CELL_NAMES, within: setOf('table') }] as const),
  ['tr', { ends: setOf(`tr ${CELLS}`), within: setOf('table') }],
  ...'thead tbody tfoot colgroup'
    .split(' ')
    .map((name) => [name, { ends: TABLE_PARTS, within: setOf('table') }] as const),
]);

/** The index of the outermost element that an opening tag closes, or -1; `open` has the names of the open elements. */
export function impliedEnd(name: string, open: readonly string[]): number {
  const rule = IMPLIED_ENDS.get(name);
  let place = -1;
  for (let index = open.length - 1; rule && index >= 0; index--) {
    const other = open[index] ?? '';
    if (rule.within.has(other) && !rule.ends.has(other)) break;
    if (rule.ends.has(other)) place = index;
  }
  return place;
}

/** The elements missing between `parent` and a row or cell, outermost first. */
export function missingFrames(name: string, parent: string): readonly ('tbody' | 'tr')[] {
  const isCell = name === 'td' || name === 'th';
  if (parent === 'table') return isCell ? ['tbody', 'tr'] : name === 'tr' ? ['tbody'] : [];
  return isCell && /^t(?:head|body|foot)$/.test(parent) ? ['tr'] : [];
}
