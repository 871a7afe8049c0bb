import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OsTabs } from './os-tabs.fixture';

const user = userEvent.setup();
const selectedTabs = () =>
  screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);
const tab = (name: string, list = 0) =>
  within(screen.getAllByRole('tablist')[list]!).getByRole('tab', { name });

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState({ key: 'entry' }, '', '/docs/');
  window.scrollBy = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

test('tabs and panels are bound to each other; only the selected panel is shown', async () => {
  render(<OsTabs id="one" />);
  await user.click(tab('macOS'));
  const panel = screen.getByRole('tabpanel', { name: 'macOS' });
  expect(tab('macOS')).toHaveAttribute('aria-controls', panel.id);
  expect(panel).not.toHaveAttribute('hidden');
  expect(screen.getByText('words for windows').parentElement).toHaveAttribute(
    'hidden',
    'until-found',
  );
});

test('the keyboard moves the focus, round at the ends, and selects only on demand', async () => {
  render(<OsTabs id="one" />);
  await user.tab();
  expect(tab('Windows')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tab('Linux')).toHaveFocus();
  expect(selectedTabs()).toEqual(['Windows']);
  await user.keyboard('{Enter}');
  expect(selectedTabs()).toEqual(['Linux']);
  await user.keyboard('{Home}{ArrowRight} ');
  expect(selectedTabs()).toEqual(['macOS']);
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

test('a group changes together and is remembered; other tabs stay as they are', async () => {
  render(
    <>
      <OsTabs id="one" groupId="os" />
      <OsTabs id="two" groupId="os" />
      <OsTabs id="three" />
    </>,
  );
  await user.click(tab('Linux', 1));
  expect(selectedTabs()).toEqual(['Linux', 'Linux', 'Windows']);
  expect(localStorage.getItem('docusaurus.tab.os')).toBe('linux');
});

test('a group follows another browser tab, and ignores values it does not have', () => {
  render(<OsTabs id="one" groupId="os" />);
  const store = (value: string) => {
    localStorage.setItem('docusaurus.tab.os', value);
    act(() => {
      const init = { key: 'docusaurus.tab.os', newValue: value, storageArea: localStorage };
      window.dispatchEvent(new StorageEvent('storage', init));
    });
  };
  store('mac');
  expect(selectedTabs()).toEqual(['macOS']);
  store('beos');
  expect(selectedTabs()).toEqual(['Windows']);
});

test.each([
  ['?os=linux', 'mac', 'Linux'],
  ['?os=beos', 'mac', 'macOS'],
  ['', 'mac', 'macOS'],
  ['?os=beos', 'beos', 'Windows'],
])('with the address %s and %s in the store, %s is selected', (query, stored, expected) => {
  window.history.replaceState(null, '', `/docs/${query}`);
  localStorage.setItem('docusaurus.tab.os', stored);
  render(<OsTabs id="one" groupId="os" queryString="os" />);
  expect(selectedTabs()).toEqual([expected]);
});

test('selecting writes the address in place: other parameters, hash and history entry stay', async () => {
  window.history.replaceState({ key: 'entry' }, '', '/docs/?x=1#install');
  const entries = window.history.length;
  render(<OsTabs id="one" queryString="os" />);
  await user.click(tab('Linux'));
  expect(window.location.href).toMatch(/\/docs\/\?x=1&os=linux#install$/);
  expect(window.history.state).toEqual({ key: 'entry' });
  expect(window.history.length).toBe(entries);
});

test('the address follows when the group is changed elsewhere, but only if it names the group', async () => {
  render(
    <>
      <OsTabs id="one" groupId="os" queryString="os" />
      <OsTabs id="two" groupId="os" />
    </>,
  );
  await user.click(tab('Linux', 1));
  expect(window.location.search).toBe('');
  await user.click(tab('macOS', 0));
  await user.click(tab('Windows', 1));
  expect(window.location.search).toBe('?os=windows');
  expect(selectedTabs()).toEqual(['Windows', 'Windows']);
});

test('Back to an address with another tab selects that tab', () => {
  render(<OsTabs id="one" queryString="os" />);
  act(() => {
    window.history.replaceState(null, '', '/docs/?os=mac');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(selectedTabs()).toEqual(['macOS']);
});

test('the clicked tab stays where it is while what stands above changes its height', async () => {
  render(<OsTabs id="one" />);
  jest
    .spyOn(tab('Linux'), 'getBoundingClientRect')
    .mockReturnValueOnce(new DOMRect(0, 300))
    .mockReturnValueOnce(new DOMRect(0, 120));
  await user.click(tab('Linux'));
  expect(window.scrollBy).toHaveBeenCalledWith({ top: -180, behavior: 'instant' });
});

test('a panel in which the browser finds something is selected', () => {
  render(<OsTabs id="one" groupId="os" />);
  const panel = screen.getByText('words for mac').parentElement!;
  act(() => {
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
  });
  expect(selectedTabs()).toEqual(['macOS']);
});

test('a match within nested tabs leaves the outer ones alone', () => {
  render(<OsTabs id="one" />);
  act(() => {
    screen.getByText('words for mac').dispatchEvent(new Event('beforematch', { bubbles: true }));
  });
  expect(selectedTabs()).toEqual(['Windows']);
});

test('an address that names something in a hidden panel selects it, at the start and later', () => {
  window.history.replaceState(null, '', '/docs/#one-mac');
  render(<OsTabs id="one" />);
  expect(selectedTabs()).toEqual(['macOS']);
  act(() => {
    window.history.replaceState(null, '', '/docs/#one-linux');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(selectedTabs()).toEqual(['Linux']);
});

test('a hash that is not well-formed is ignored', () => {
  window.history.replaceState(null, '', '/docs/#%E0%A4%A');
  render(<OsTabs id="one" />);
  expect(selectedTabs()).toEqual(['Windows']);
});

test('a hidden panel is neither announced nor a stop of the Tab key', () => {
  render(<OsTabs id="t" />);
  expect(screen.getByRole('tabpanel', { name: 'Windows' })).toHaveAttribute('tabindex', '0');
  const hidden = screen.getByText('words for mac').closest('[role="tabpanel"]');
  expect(hidden).toHaveAttribute('tabindex', '-1');
  expect(hidden).toHaveAttribute('aria-hidden', 'true');
  act(() => void hidden?.dispatchEvent(new Event('beforematch')));
  expect(hidden).toHaveAttribute('tabindex', '0');
  expect(hidden).not.toHaveAttribute('aria-hidden');
});
