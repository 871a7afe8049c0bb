import { TextEncoder } from 'node:util';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { restoreTabs, selectTab } from './early-tabs';
import { OsTabs } from './os-tabs.fixture';

const page = (
  <>
    <OsTabs id="one" groupId="os" queryString="os" />
    <OsTabs id="two" />
  </>
);
const state = () => ({
  selected: screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent),
  reachable: screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex),
  shown: [...document.querySelectorAll('[role=tabpanel]:not([data-unselected])')].map(
    ({ textContent }) => textContent,
  ),
});
const macRestored = {
  selected: ['macOS', 'Windows'],
  reachable: [-1, 0, -1, 0, -1, -1],
  shown: ['words for mac', 'words for windows'],
};

let html: string;

beforeAll(async () => {
  // React’s server module requires it to load, and jsdom lacks it.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  html = renderToString(page);
});

/** Runs the script as the browser does: before the page that it restores is parsed. */
async function arrive() {
  document.body.innerHTML = '';
  restoreTabs();
  document.body.innerHTML = `<div id="root">${html}</div>`;
  // Observers report before the next paint.
  await Promise.resolve();
}

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/docs/');
});
afterEach(() => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  jest.restoreAllMocks();
});

test('what was stored is selected before React runs, and tabs without group are left alone', async () => {
  localStorage.setItem('docusaurus.tab.os', 'mac');
  await arrive();
  expect(state()).toEqual(macRestored);
});

test('the address outranks the store', async () => {
  localStorage.setItem('docusaurus.tab.os', 'linux');
  window.history.replaceState(null, '', '/docs/?os=mac');
  await arrive();
  expect(state()).toEqual(macRestored);
});

test('values that no tab has change nothing', async () => {
  localStorage.setItem('docusaurus.tab.os', 'beos');
  window.history.replaceState(null, '', '/docs/?os=amiga');
  await arrive();
  expect(state().selected).toEqual(['Windows', 'Windows']);
});

test('React accepts what the script did, without a console message', async () => {
  const error = jest.spyOn(console, 'error');
  localStorage.setItem('docusaurus.tab.os', 'mac');
  await arrive();
  await act(() => Promise.resolve(hydrateRoot(document.getElementById('root')!, page)));
  expect(state()).toEqual(macRestored);
  expect(error).not.toHaveBeenCalled();
});

test('a tab that is chosen early is shown, remembered, and kept by React', async () => {
  window.scrollBy = jest.fn();
  await arrive();
  const [, mac, , , , linux] = screen.getAllByRole('tab');
  expect(selectTab(mac!, jest.fn())).toBe('repeat');
  expect(selectTab(linux!, jest.fn())).toBe('repeat');
  const chosen = ['macOS', 'Linux'];
  expect(state().selected).toEqual(chosen);
  expect(localStorage.getItem('docusaurus.tab.os')).toBe('mac');
  expect(window.location.search).toBe('?os=mac');
  await act(() => Promise.resolve(hydrateRoot(document.getElementById('root')!, page)));
  act(() => [mac, linux].forEach((tab) => tab?.click()));
  expect(state().selected).toEqual(chosen);
  expect(state().shown).toEqual(['words for mac', 'words for linux']);
});

test('denied storage is no error', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await arrive();
  expect(state().selected).toEqual(['Windows', 'Windows']);
});
