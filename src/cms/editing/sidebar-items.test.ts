import {
  docsIn,
  insertAt,
  itemAt,
  moveBy,
  moveTo,
  removeAt,
  replaceAt,
  type ItemPath,
  type Moved,
  type MoveDirection,
  type SidebarFormItem,
} from './sidebar-items';

const doc = (id: string): SidebarFormItem => ({ type: 'doc', doc: id });
const category = (label: string, ...items: SidebarFormItem[]): SidebarFormItem => ({
  type: 'category',
  category: label,
  items,
});

/** a, B(b1, b2, C(c1)), D() */
const items = [
  doc('a'),
  category('B', doc('b1'), doc('b2'), category('C', doc('c1'))),
  category('D'),
];

const draw = (list: readonly SidebarFormItem[]): string =>
  list
    .map((item) => {
      if (item.type === 'category') return `${item.category}(${draw(item.items)})`;
      return item.type === 'doc' ? item.doc : item.link;
    })
    .join(' ');

const drawMoved = (moved: Moved | null) => moved && `${draw(moved.items)} @${moved.path.join('.')}`;

test('items are found, added, replaced and removed by their path', () => {
  expect(itemAt(items, [1, 2, 0])).toEqual(doc('c1'));
  expect(itemAt(items, [0, 1])).toBeUndefined();
  expect(draw(insertAt(items, [1, 3], doc('x')))).toBe('a B(b1 b2 C(c1) x) D()');
  expect(draw(replaceAt(items, [1, 0], doc('x')))).toBe('a B(x b2 C(c1)) D()');
  expect(draw(removeAt(items, [1, 2]))).toBe('a B(b1 b2) D()');
  expect(docsIn(items)).toEqual(['a', 'b1', 'b2', 'c1']);
});

test.each<[from: ItemPath, to: ItemPath, result: string | null]>([
  [[0], [2], 'B(b1 b2 C(c1)) a D() @1'],
  [[0], [1, 1], 'B(b1 a b2 C(c1)) D() @0.1'],
  [[1, 2, 0], [0], 'c1 a B(b1 b2 C()) D() @0'],
  [[1, 0], [1, 2, 1], 'a B(b2 C(c1 b1)) D() @1.1.1'],
  [[1, 1], [2, 0], 'a B(b1 C(c1)) D(b2) @2.0'],
  [[1], [1, 2, 0], null],
  [[1, 0], [1, 1], null],
  [[1, 0], [1, 0], null],
])('an item at %j is moved to before %j', (from, to, result) => {
  expect(drawMoved(moveTo(items, from, to))).toBe(result);
});

test.each<[from: ItemPath, direction: MoveDirection, result: string | null]>([
  [[0], 'up', null],
  [[2], 'down', null],
  [[0], 'out', null],
  [[0], 'in', null],
  [[1, 1], 'in', null],
  [[1], 'up', 'B(b1 b2 C(c1)) a D() @0'],
  [[1], 'down', 'a D() B(b1 b2 C(c1)) @2'],
  [[1, 0], 'up', 'a b1 B(b2 C(c1)) D() @1'],
  [[1, 2], 'down', 'a B(b1 b2) C(c1) D() @2'],
  [[2], 'in', 'a B(b1 b2 C(c1) D()) @1.3'],
  [[1, 2, 0], 'out', 'a B(b1 b2 C() c1) D() @1.3'],
])('the item at %j is moved %s', (from, direction, result) => {
  expect(drawMoved(moveBy(items, from, direction))).toBe(result);
});
