/** @jest-environment jsdom */
import { loadCategoryItems } from './load-category-items';

const items = [{ type: 'link', label: 'Layout', href: '/docs/layout/' }];
const loadPage = jest.fn();

beforeEach(() => {
  window.___loader = { loadPage, loadPageSync: jest.fn(), enqueue: jest.fn(), hovering: jest.fn() };
});

test('takes the items from the data of the category’s own page', async () => {
  const sidebar = [
    {
      type: 'category',
      id: 'markup',
      label: 'Markup',
      href: '/docs/category/markup/',
      isCollapsed: true,
      items,
    },
  ];
  loadPage.mockResolvedValue({ json: { pageContext: { kind: 'category', frame: { sidebar } } } });
  await expect(loadCategoryItems('/docs/category/markup/')).resolves.toEqual(items);
  expect(loadPage).toHaveBeenCalledWith('/docs/category/markup/');
});

test.each([
  ['the page does not come', undefined],
  ['the page failed', { status: 'error' }],
  ['the page has no sidebar', { json: { pageContext: {} } }],
  ['the sidebar has no such category', { json: { pageContext: { frame: { sidebar: [] } } } }],
])('rejects when %s', async (_, page) => {
  loadPage.mockResolvedValue(page);
  await expect(loadCategoryItems('/docs/category/markup/')).rejects.toThrow(
    '/docs/category/markup/',
  );
});
