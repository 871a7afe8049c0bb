/** What an opening tag closes first, and the elements that this does not reach beyond. */
interface ImpliedEnd {
  ends: ReadonlySet<string>;
  within: ReadonlySet<string>;
}

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that end a paragraph which is still open. */
const BLOCKS =
  'p div pre address article aside section header footer figure figcaption details summary ' +
  'h1 h2 h3 h4 h5 h6 blockquote ul ol menu dl hr table';
const CELLS = 'td th caption';

/** Parts of a table: outside one, their tags mean nothing. */
export const TABLE_PARTS = setOf(`thead tbody tfoot tr colgroup col ${CELLS}`);

/** Elements of a table that hold other parts of it and no text. */
export const TABLE_FRAMES = setOf('table thead tbody tfoot tr colgroup');

/** Where a cell or a table begins, no end tag reaches what was opened before. */
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

/** The place of the outermost element that an opening tag closes, or -1: `open` are the names of those open. */
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

/** The elements that a row or a cell must stand in, where `parent` is not one of them: from the outside in. */
export function missingFrames(name: string, parent: string): readonly ('tbody' | 'tr')[] {
  const isCell = name === 'td' || name === 'th';
  if (parent === 'table') return isCell ? ['tbody', 'tr'] : name === 'tr' ? ['tbody'] : [];
  return isCell && /^t(?:head|body|foot)$/.test(parent) ? ['tr'] : [];
}
