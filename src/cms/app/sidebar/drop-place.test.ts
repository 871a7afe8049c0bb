import { dropKind, dropPath, type DropKind } from './drop-place';

const doc = { type: 'doc', doc: 'a' } as const;
const category = { type: 'category', category: 'B', items: [doc, doc] } as const;
const B = { ...category, items: [...category.items] };

it.each<[ratio: number, isOpen: boolean, kind: DropKind, path: number[]]>([
  [0.1, true, 'before', [3, 1]],
  [0.5, true, 'last', [3, 1, 2]],
  [0.9, true, 'first', [3, 1, 0]],
  [0.9, false, 'after', [3, 2]],
])('at %d of a category (open: %s) is %s', (ratio, isOpen, kind, path) => {
  expect(dropKind(B, isOpen, ratio)).toBe(kind);
  expect(dropPath(kind, B, [3, 1])).toEqual(path);
});

it('beside a page is before or after it', () => {
  expect(dropKind(doc, false, 0.4)).toBe('before');
  expect(dropKind(doc, false, 0.6)).toBe('after');
});
