/** @jest-environment jsdom */
import { holdCompositionKeys } from './composition-keys';

const seen = jest.fn();
const press = (selector: string, init: object) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  return document.querySelector(selector)?.dispatchEvent(event);
};

beforeAll(() => {
  holdCompositionKeys();
  document.body.innerHTML = '<input><div class="cm-content"><p></p></div>';
  window.addEventListener('keydown', seen, true);
  document.addEventListener('keydown', seen);
});
beforeEach(() => seen.mockReset());

test.each([
  ['within a composition', { key: 'Enter', isComposing: true }],
  ['after it, as Safari sends it', { key: 'Enter', keyCode: 229 }],
])('an Enter %s reaches no handler, but its field', (_, init) => {
  expect(press('input', init)).toBe(true);
  expect(seen).not.toHaveBeenCalled();
});

test('an Escape that rejects a composition does nothing else, even in a search field', () => {
  expect(press('input', { key: 'Escape', isComposing: true })).toBe(false);
  expect(seen).not.toHaveBeenCalled();
});

test('other keys reach every handler', () => {
  press('input', { key: 'Enter', keyCode: 13 });
  expect(seen).toHaveBeenCalledTimes(2);
});

test('an editor gets the keys of a composition', () => {
  press('.cm-content p', { key: 'Enter', isComposing: true });
  expect(seen).toHaveBeenCalledTimes(2);
});
