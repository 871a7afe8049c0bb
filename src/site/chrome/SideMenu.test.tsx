import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SideMenu } from './SideMenu';

let becomeWide: () => void;

beforeEach(() => {
  window.history.replaceState({ key: 'page' }, '');
  const list = { matches: false, listener: () => {} };
  becomeWide = () => {
    list.matches = true;
    act(() => list.listener());
  };
  window.matchMedia = () =>
    ({
      get matches() {
        return list.matches;
      },
      addEventListener: (_: string, listener: () => void) => {
        list.listener = listener;
      },
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
});

function Page({ sidebar = <a href="#doc">A doc</a> }: { sidebar?: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <SideMenu
        title="Atrament"
        colorMode={<button type="button">mode</button>}
        links={
          <li>
            <a href="#tutorial">Tutorial</a>
          </li>
        }
        sidebar={sidebar}
        isOpen={isOpen}
        onClose={close}
      />
    </>
  );
}

const menu = () => screen.queryByRole('dialog', { name: 'Navigation bar' });

async function open(page = <Page />): Promise<void> {
  render(page);
  expect(menu()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(menu()).toBeInTheDocument();
}

/** The history changes asynchronously. */
const historyMoved = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

test('shows the docs sidebar first, and the main menu behind it', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'A doc' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Tutorial' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '← Back to main menu' }));
  expect(screen.getByRole('link', { name: 'Tutorial' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'A doc' })).not.toBeInTheDocument();
});

test('shows the docs sidebar again when opened again', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: '← Back to main menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close navigation bar' }));
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(screen.getByRole('link', { name: 'A doc' })).toBeInTheDocument();
});

test('outside the docs there is the main menu only', async () => {
  await open(<Page sidebar={null} />);
  expect(screen.getByRole('link', { name: 'Tutorial' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '← Back to main menu' })).not.toBeInTheDocument();
});

test('closes on its button, and takes its history entry back', async () => {
  await open();
  expect(window.history.state).toMatchObject({ key: 'page', isSideMenuOpen: true });
  await userEvent.click(screen.getByRole('button', { name: 'Close navigation bar' }));
  expect(menu()).not.toBeInTheDocument();
  await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }));
});

test('Back closes it, and the router hears nothing', async () => {
  const router = jest.fn();
  window.addEventListener('popstate', router);
  await open();
  window.history.back();
  await waitFor(() => expect(menu()).not.toBeInTheDocument());
  expect(window.history.state).toEqual({ key: 'page' });
  expect(router).not.toHaveBeenCalled();
  window.removeEventListener('popstate', router);
});

test('closes when a link is followed, and leaves its entry to be replaced', async () => {
  await open();
  // The router would load the page and then replace the entry.
  screen.getByRole('link').addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(screen.getByRole('link', { name: 'A doc' }));
  expect(menu()).not.toBeInTheDocument();
  await historyMoved();
  expect(window.history.state).toMatchObject({ isSideMenuOpen: true });
});

test('stays when a link opens in another tab', async () => {
  await open(
    <Page
      sidebar={
        <a href="#doc" target="_blank" rel="noopener">
          Outside
        </a>
      }
    />,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Outside' }));
  expect(menu()).toBeInTheDocument();
});

test('closes on the backdrop', async () => {
  await open();
  await userEvent.click(screen.getByRole('dialog'));
  expect(menu()).not.toBeInTheDocument();
});

test('closes when the browser closes the dialog, as on Escape', async () => {
  await open();
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  expect(menu()).not.toBeInTheDocument();
});

test('closes when the window becomes wide', async () => {
  await open();
  becomeWide();
  expect(menu()).not.toBeInTheDocument();
});
