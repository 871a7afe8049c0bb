/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fakeMatchMedia } from '../../../testing/fake-match-media';
import { colorModeScript } from './color-mode-before-paint';
import { DARK_QUERY } from './color-mode-constants';

function run(defaultMode: 'light' | 'dark' = 'light'): void {
  // Runs the script as a browser does: as text, in the global scope.
  window.eval(colorModeScript(defaultMode));
}

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.head.replaceChildren();
  fakeMatchMedia({ [DARK_QUERY]: false });
});

afterEach(() => jest.restoreAllMocks());

test.each([
  { address: '/', stored: null, dark: false, mode: 'light', choice: 'system' },
  { address: '/', stored: null, dark: true, mode: 'dark', choice: 'system' },
  { address: '/', stored: 'light', dark: true, mode: 'light', choice: 'light' },
  { address: '/', stored: 'nonsense', dark: true, mode: 'dark', choice: 'system' },
  {
    address: '/?docusaurus-theme=dark',
    stored: 'light',
    dark: false,
    mode: 'dark',
    choice: 'dark',
  },
  { address: '/?docusaurus-theme=pink', stored: 'dark', dark: false, mode: 'dark', choice: 'dark' },
])('$address with stored $stored, system dark $dark → $mode ($choice)', (example) => {
  history.replaceState(null, '', example.address);
  if (example.stored) localStorage.setItem('theme', example.stored);
  fakeMatchMedia({ [DARK_QUERY]: example.dark });
  run();
  expect(root).toHaveAttribute('data-theme', example.mode);
  expect(root).toHaveAttribute('data-theme-choice', example.choice);
});

test('the default counts where the browser knows no preference, and denied storage does not stop it', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  Object.defineProperty(window, 'matchMedia', { value: undefined, configurable: true });
  run('dark');
  expect(root).toHaveAttribute('data-theme', 'dark');
});

test('an explicit choice colours the frame of the browser, whatever the system says', () => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ee">' +
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1522">';
  localStorage.setItem('theme', 'dark');
  run();
  const colors = [...document.querySelectorAll('meta')].map((meta) => meta.content);
  expect(colors).toEqual(['#0f1522', '#0f1522']);
});

test('data attributes are taken from the address, but never those of the colour mode or odd names', () => {
  const query = 'docusaurus-data-frame=small&docusaurus-data-A=1&docusaurus-data-theme=x&other=2';
  history.replaceState(null, '', `/?${query}`);
  run();
  expect(root).toHaveAttribute('data-frame', 'small');
  expect(root.getAttributeNames().sort()).toEqual([
    'data-frame',
    'data-theme',
    'data-theme-choice',
  ]);
  expect(root).toHaveAttribute('data-theme', 'light');
});
