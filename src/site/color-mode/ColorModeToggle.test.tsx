import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeMatchMedia } from '../../../testing/fake-match-media';
import { ColorModeProvider, useColorMode } from './ColorModeProvider';
import { ColorModeToggle } from './ColorModeToggle';
import { DARK_QUERY } from './color-mode-constants';

const root = document.documentElement;
let setSystem: (query: string, matches: boolean) => void;

function Mode() {
  return <output>{useColorMode().mode}</output>;
}

const app = (
  <ColorModeProvider>
    <ColorModeToggle />
    <Mode />
  </ColorModeProvider>
);

function otherTab(value: string | null): void {
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'theme', newValue: value, storageArea: localStorage }),
    );
  });
}

beforeEach(() => {
  localStorage.clear();
  setSystem = fakeMatchMedia({ [DARK_QUERY]: false });
  root.setAttribute('data-theme', 'light');
  root.setAttribute('data-theme-choice', 'system');
});

test('a click goes from the system to light, to dark, and back to the system', async () => {
  render(app);
  const button = screen.getByRole('button');
  const label = (mode: string) => `Switch between dark and light mode (currently ${mode} mode)`;

  expect(button).toHaveAccessibleName(label('system'));
  for (const [choice, mode, stored] of [
    ['light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['system', 'light', null],
  ] as const) {
    await userEvent.click(button);
    expect(button).toHaveAccessibleName(label(choice));
    expect(button).toHaveAttribute('title', `${choice} mode`);
    expect(root).toHaveAttribute('data-theme', mode);
    expect(root).toHaveAttribute('data-theme-choice', choice);
    expect(screen.getByRole('status')).toHaveTextContent(mode);
    expect(localStorage.getItem('theme')).toBe(stored);
  }
});

test('the choice of another tab is taken over, and a cleared one means the system', () => {
  setSystem(DARK_QUERY, false);
  render(app);
  otherTab('dark');
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(screen.getByRole('button')).toHaveAttribute('title', 'dark mode');
  otherTab(null);
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(screen.getByRole('button')).toHaveAttribute('title', 'system mode');
});

test('the system is followed only while there is no choice, and never stored', async () => {
  render(app);
  act(() => setSystem(DARK_QUERY, true));
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBeNull();

  await userEvent.click(screen.getByRole('button'));
  expect(root).toHaveAttribute('data-theme', 'light');
  act(() => setSystem(DARK_QUERY, false));
  act(() => setSystem(DARK_QUERY, true));
  expect(root).toHaveAttribute('data-theme', 'light');
});

test('a change that printing causes is not followed', () => {
  setSystem('print', true);
  render(app);
  act(() => setSystem(DARK_QUERY, true));
  expect(root).toHaveAttribute('data-theme', 'light');
});

test('without its provider the hook says what to do', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<ColorModeToggle />)).toThrow(
    /useColorMode\(\) was called outside <ColorModeProvider>/,
  );
});
