/** @jest-environment jsdom */
import { followLine, listenForLines } from './line-in-address';

const entry = 'http://localhost/admin/#/collections/pages/entries/ink/flow';
const goTo = jest.fn();
listenForLines();

/** Changes the address as a link does; returns whether the CMS hears of it. */
const go = (from: string, to: string) => {
  window.history.replaceState(null, '', to);
  const heard = jest.fn();
  window.addEventListener('hashchange', heard, { once: true });
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL: from, newURL: to }));
  window.removeEventListener('hashchange', heard);
  return heard.mock.calls.length > 0;
};

it('goes to each line that the address asks for, and takes it out of the address', () => {
  window.history.replaceState(null, '', `${entry}?line=12`);
  const stop = followLine(goTo);
  expect(goTo).toHaveBeenLastCalledWith(12, { words: '' });
  expect(window.location.href).toBe(entry);
  expect(go(entry, `${entry}?line=3&words=a%20lamp`)).toBe(false);
  expect(goTo).toHaveBeenLastCalledWith(3, { words: 'a lamp' });
  expect(window.location.href).toBe(entry);

  expect(go(entry, `${entry}s?line=5`)).toBe(true);
  expect(go(entry, `${entry}?ref=workflow`)).toBe(true);
  stop();
  expect(go(entry, `${entry}?line=7`)).toBe(true);
  expect(goTo).toHaveBeenCalledTimes(2);
});
