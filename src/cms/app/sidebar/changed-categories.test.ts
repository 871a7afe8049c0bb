import type { SidebarEntry } from '../../../docs/sidebar/sidebar-entry';
import { changedCategories } from './changed-categories';

const link = (href: string): SidebarEntry => ({ type: 'link', label: href, href });
const category = (id: string, items: SidebarEntry[]): SidebarEntry => ({
  type: 'category',
  label: id,
  id,
  isCollapsed: true,
  items,
});

const before = [link('a'), category('one', [link('b'), category('two', [link('c'), link('d')])])];

it.each([
  ['nothing', before, []],
  ['an item that came', [category('one', [link('a'), link('b')])], ['one']],
  ['an item that left', [link('a'), category('one', [link('b')])], []],
  [
    'another order further down',
    [link('a'), category('one', [link('b'), category('two', [link('d'), link('c')])])],
    ['one', 'two'],
  ],
  ['a new category', [...before, category('three', [])], []],
])('finds %s', (_, after, changed) => {
  expect(changedCategories(before, after)).toEqual(changed);
});
