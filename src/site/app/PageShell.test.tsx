import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CategoryPageContext } from '../../docs/pages/page-kinds';
import { ColorModeProvider } from '../color-mode/ColorModeProvider';
import { PageShell } from './PageShell';

const context: CategoryPageContext = {
  kind: 'category',
  title: 'Basics',
  description: '',
  picture: null,
  cards: [],
  frame: {
    versionName: 'current',
    sidebar: [{ type: 'link', label: 'Saves', href: '/docs/saves/' }],
    breadcrumbs: [],
    previous: null,
    next: null,
  },
};

function shell(pathname: string, page?: CategoryPageContext) {
  return (
    <ColorModeProvider>
      <PageShell context={page} pathname={pathname}>
        <main id="main-content">The page</main>
      </PageShell>
    </ColorModeProvider>
  );
}

const tutorial = () =>
  within(screen.getByRole('banner')).getByRole('link', { name: 'Tutorial', hidden: true });

beforeEach(() => {
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
});

test('around a page of the docs: header, sidebar, page and footer, in this order', () => {
  const { container } = render(shell('/docs/saves/', context));
  expect(screen.getByRole('link', { name: 'Saves' })).toHaveAttribute('aria-current', 'page');
  expect(container).toHaveTextContent(/Tutorial.*GitHub.*Saves.*The page.*Copyright/s);
  expect(tutorial()).toHaveAttribute('href', '/docs/');
  expect(tutorial()).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'GitHub' })).toHaveAttribute('target', '_blank');
});

test('the root of the docs is the page that “Tutorial” leads to', () => {
  render(shell('/docs/', context));
  expect(tutorial()).toHaveAttribute('aria-current', 'page');
});

test('elsewhere there is no docs sidebar, and “Tutorial” is not current', () => {
  render(shell('/'));
  expect(screen.queryByRole('navigation', { name: 'Docs sidebar' })).not.toBeInTheDocument();
  expect(tutorial()).not.toHaveAttribute('aria-current');
});

test('the playground has the window for itself: a bar of its own in the header, and no footer', () => {
  const { container } = render(shell('/playground/'));
  expect(screen.getByRole('banner').querySelector('[data-page-bar]')).toBeInTheDocument();
  expect(tutorial()).toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent('GitHub');
});

test('one version and one language need no menus', () => {
  render(shell('/'));
  expect(screen.queryByText('Versions')).not.toBeInTheDocument();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('the first thing that Tab finds skips to the text', async () => {
  render(shell('/docs/saves/', context));
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
});

test('the side menu has the docs sidebar and the header’s links', async () => {
  render(shell('/docs/saves/', context));
  const toggle = screen.getByRole('button', { name: 'Toggle navigation bar' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const menu = within(screen.getByRole('dialog'));
  expect(menu.getByRole('link', { name: 'Saves' })).toBeInTheDocument();
  await userEvent.click(menu.getByRole('button', { name: '← Back to main menu' }));
  expect(menu.getByRole('link', { name: 'Tutorial' })).toBeInTheDocument();
  expect(menu.getByRole('link', { name: 'GitHub' })).toBeInTheDocument();
});
