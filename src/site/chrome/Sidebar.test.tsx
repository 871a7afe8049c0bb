import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextEncoder } from 'node:util';
import type { SidebarEntry } from '../../docs/sidebar/sidebar-entry';
import { Sidebar } from './Sidebar';
import { restoreSidebar } from './early-sidebar';
import { rememberCategories } from './sidebar-state';

const link = (label: string): SidebarEntry => ({ type: 'link', label, href: `/docs/${label}/` });

const entries: SidebarEntry[] = [
  link('quickstart'),
  {
    type: 'category',
    id: 'markup',
    label: 'Markup',
    href: '/docs/category/markup/',
    isCollapsed: true,
    items: [link('layout'), { ...link('secret'), isUnlisted: true } as SidebarEntry],
  },
  { type: 'category', id: 'more', label: 'More', isCollapsed: true, items: [link('saves')] },
  {
    type: 'category',
    id: 'far',
    label: 'Far',
    href: '/docs/category/far/',
    isCollapsed: true,
    items: [],
    isPartial: true,
    size: 3,
  },
];

const loadCategoryItems = jest.fn<Promise<SidebarEntry[]>, [string]>();

function sidebar(pathname: string) {
  return (
    <Sidebar
      entries={entries}
      pathname={pathname}
      loadCategoryItems={loadCategoryItems}
      keepsScroll
    />
  );
}

const nextFrame = () => act(() => new Promise(requestAnimationFrame));

/** jsdom has no style sheets: a list is closed by its attribute. */
const isOpen = (label: string): boolean =>
  screen.getByRole('link', { name: label }).closest('[data-closed]') === null;

const caret = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  Element.prototype.getAnimations = () => [];
  Element.prototype.animate = () => {
    const animation = { onfinish: () => {}, cancel: () => {} };
    queueMicrotask(() => animation.onfinish());
    return animation as unknown as Animation;
  };
  loadCategoryItems.mockReset();
});

test('marks the page being read, and opens the way to it', () => {
  render(sidebar('/docs/layout/'));
  expect(screen.getByRole('navigation', { name: 'Docs sidebar' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'layout' })).toHaveAttribute('aria-current', 'page');
  expect(isOpen('layout')).toBe(true);
  expect(isOpen('saves')).toBe(false);
});

test('a caret opens and closes without leading away', async () => {
  render(sidebar('/docs/quickstart/'));
  await userEvent.click(caret("Expand sidebar category 'Markup'"));
  expect(isOpen('layout')).toBe(true);
  const button = caret("Collapse sidebar category 'Markup'");
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  expect(isOpen('layout')).toBe(false);
});

test('opening one category closes no other', async () => {
  render(sidebar('/docs/quickstart/'));
  await userEvent.click(caret("Expand sidebar category 'Markup'"));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(isOpen('layout') && isOpen('saves')).toBe(true);
});

test('coming to a page opens its category again, and leaves the others as they are', async () => {
  const { rerender } = render(sidebar('/docs/layout/'));
  await userEvent.click(caret("Collapse sidebar category 'Markup'"));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  rerender(sidebar('/docs/category/markup/'));
  expect(isOpen('layout')).toBe(true);
  expect(isOpen('saves')).toBe(true);
});

test('the entry of a page that is come to is scrolled to, in the frame that shows the page', async () => {
  const { rerender } = render(sidebar('/docs/quickstart/'));
  const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  measure.mockImplementation(function rectOf(this: Element) {
    const [top, height] = this.tagName === 'NAV' ? [0, 100] : [300, 20];
    return { top, height, bottom: top + height } as DOMRect;
  });
  rerender(sidebar('/docs/saves/'));
  expect(measure).not.toHaveBeenCalled();
  await nextFrame();
  expect(screen.getByRole('navigation').scrollTop).toBe(260);
  measure.mockRestore();
});

test('the label of the category page being read opens and closes', async () => {
  render(sidebar('/docs/category/markup/'));
  await userEvent.click(screen.getByRole('link', { name: 'Markup' }));
  expect(isOpen('layout')).toBe(false);
});

test('an unlisted page shows only while it is read', () => {
  const { rerender } = render(sidebar('/docs/layout/'));
  expect(screen.queryByRole('link', { name: 'secret' })).not.toBeInTheDocument();
  rerender(sidebar('/docs/secret/'));
  expect(screen.getByRole('link', { name: 'secret' })).toHaveAttribute('aria-current', 'page');
});

test('items that the page does not carry are fetched once, when they are asked for', async () => {
  loadCategoryItems.mockResolvedValue([link('distant')]);
  render(sidebar('/docs/quickstart/'));
  expect(loadCategoryItems).not.toHaveBeenCalled();
  await userEvent.click(caret("Expand sidebar category 'Far'"));
  expect(await screen.findByRole('link', { name: 'distant' })).toBeInTheDocument();
  expect(loadCategoryItems.mock.calls).toEqual([['/docs/category/far/']]);
});

test('there is room for items that the page does not carry, so that nothing moves when they come', async () => {
  loadCategoryItems.mockResolvedValue([link('distant')]);
  render(sidebar('/docs/quickstart/'));
  const toggle = caret("Expand sidebar category 'Far'");
  const list = () =>
    document.getElementById(toggle.getAttribute('aria-controls')!)!.querySelector('ul')!;
  expect(list().style.getPropertyValue('--size')).toBe('3');
  await userEvent.click(toggle);
  await screen.findByRole('link', { name: 'distant' });
  expect(list().style.getPropertyValue('--size')).toBe('');
});

test('items that cannot be fetched leave the category closed, to be tried again', async () => {
  loadCategoryItems.mockRejectedValue(new Error('offline'));
  render(sidebar('/docs/quickstart/'));
  await userEvent.click(caret("Expand sidebar category 'Far'"));
  await waitFor(() =>
    expect(caret("Expand sidebar category 'Far'")).toHaveAttribute('aria-expanded', 'false'),
  );
  loadCategoryItems.mockResolvedValue([link('distant')]);
  await userEvent.click(caret("Expand sidebar category 'Far'"));
  expect(await screen.findByRole('link', { name: 'distant' })).toBeInTheDocument();
});

describe('the next page load', () => {
  /** The server’s HTML after its script has run. */
  async function loadPage(pathname: string): Promise<void> {
    // React’s server rendering needs it, and jsdom has none.
    Object.assign(globalThis, { TextEncoder });
    const { renderToString } = await import('react-dom/server');
    // It takes jsdom for a browser and warns about layout effects.
    const warnings = jest.spyOn(console, 'error').mockImplementation(() => {});
    document.body.innerHTML = renderToString(sidebar(pathname));
    warnings.mockRestore();
    restoreSidebar();
  }

  test('has the categories as they were left before React is there', async () => {
    act(() => rememberCategories(['more'], true));
    await loadPage('/docs/quickstart/');
    expect(isOpen('saves')).toBe(true);
    expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'true');
    expect(isOpen('layout')).toBe(false);
  });

  test('opens the way to its page, also where that was closed', async () => {
    act(() => rememberCategories(['markup'], false));
    await loadPage('/docs/layout/');
    expect(isOpen('layout')).toBe(true);
  });

  test('has the sidebar scrolled as it was left', async () => {
    sessionStorage.setItem('docs-sidebar-scroll', '120');
    await loadPage('/docs/quickstart/');
    expect(screen.getByRole('navigation').scrollTop).toBe(120);
  });

  test('ignores anything else in the storage', async () => {
    sessionStorage.setItem('docs-sidebar-open', '{"more":');
    await loadPage('/docs/layout/');
    expect(isOpen('layout')).toBe(true);
  });
});
