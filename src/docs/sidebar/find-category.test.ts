import { findCategory } from './find-category';
import type { SidebarCategory, SidebarEntry } from './sidebar-entry';

const inner: SidebarCategory = {
  type: 'category',
  id: 'inner',
  label: 'Inner',
  href: '/inner/',
  isCollapsed: true,
  items: [],
};
const entries: SidebarEntry[] = [
  { type: 'link', label: 'Page', href: '/page/' },
  { type: 'category', id: 'outer', label: 'Outer', isCollapsed: true, items: [inner] },
];

test('finds a category within another', () => {
  expect(findCategory(entries, '/inner/')).toBe(inner);
});

test('a page is no category, and an unknown address is nothing', () => {
  expect(findCategory(entries, '/page/')).toBeUndefined();
  expect(findCategory(entries, '/elsewhere/')).toBeUndefined();
});
