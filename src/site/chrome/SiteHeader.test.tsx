import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteHeader } from './SiteHeader';

const onOpenMenu = jest.fn();

function header(pathname = '/docs/', hidesOnScroll = true) {
  return (
    <>
      <SiteHeader
        title="Atrament"
        pathname={pathname}
        hidesOnScroll={hidesOnScroll}
        links={<a href="/docs/">Tutorial</a>}
        farLinks={<a href="https://example.org/">GitHub</a>}
        colorMode={null}
        isMenuOpen={false}
        onOpenMenu={onOpenMenu}
      />
      <h2 id="a place">A place</h2>
    </>
  );
}

function scrollTo(top: number): void {
  window.scrollY = top;
  fireEvent.scroll(window);
}

const isHidden = () => screen.getByRole('banner').hasAttribute('data-hidden');

beforeEach(() => {
  window.scrollY = 0;
  window.history.replaceState(null, '', '/');
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 9000,
    configurable: true,
  });
});

test('leads home, and opens the menu', async () => {
  render(header());
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Atrament' })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Toggle navigation bar' }));
  expect(onOpenMenu).toHaveBeenCalled();
});

test('leaves on the way down, comes back on the way up, and tells what stands below', () => {
  render(header());
  expect(isHidden()).toBe(false);
  scrollTo(500);
  expect(isHidden()).toBe(true);
  expect(document.documentElement).toHaveAttribute('data-header', 'hidden');
  scrollTo(400);
  expect(isHidden()).toBe(false);
  expect(document.documentElement).not.toHaveAttribute('data-header', 'hidden');
});

test('stays where the site wants it to stay', () => {
  render(header('/docs/', false));
  scrollTo(500);
  expect(isHidden()).toBe(false);
});

test('is there for whoever comes to it with the keyboard', async () => {
  render(header());
  scrollTo(500);
  await userEvent.tab();
  expect(isHidden()).toBe(false);
});

test('shows on another page', () => {
  const { rerender } = render(header());
  scrollTo(500);
  rerender(header('/docs/saves/'));
  expect(isHidden()).toBe(false);
});

test('keeps out of the way of a place jumped to, and does not count the jump', () => {
  render(header());
  act(() => {
    window.history.replaceState(null, '', '#a%20place');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(isHidden()).toBe(true);
  scrollTo(900);
  scrollTo(800);
  expect(isHidden()).toBe(false);
});

test('is there at the top of a page that is loaded again, whatever place its address names', () => {
  window.history.replaceState(null, '', '#a%20place');
  render(header());
  expect(isHidden()).toBe(false);
});

test('is there for whoever goes from a place to the top of the page in one step', () => {
  window.history.replaceState(null, '', '#a%20place');
  window.scrollY = 900;
  render(header());
  expect(isHidden()).toBe(true);
  scrollTo(0);
  expect(isHidden()).toBe(false);
});

test('a place that does not exist hides nothing', () => {
  window.history.replaceState(null, '', '#nowhere');
  render(header());
  expect(isHidden()).toBe(false);
});
