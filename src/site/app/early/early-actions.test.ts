/** @jest-environment jsdom */
import { keepTyped, takeTyped } from '../../../base/browser/typed-ahead';
import { collectEarlyActions } from './early-actions';

function openPage(answer: 'done' | 'repeat' | null = null) {
  document.body.innerHTML = `
    <button id="play">Play</button>
    <a id="away" href="#away">Away</a>
    <a id="copy" href="#copy" data-app="">Copy page</a>
    <form><button id="search" data-app="search"><i>Search</i></button></form>
    <textarea></textarea>`;
  const life = new AbortController();
  const onWait = jest.fn();
  const actions = collectEarlyActions({ controls: [() => answer], life, onWait });
  const element = (id: string) => document.getElementById(id)!;
  const click = (id: string, init: MouseEventInit = {}) =>
    element(id).dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
    );
  return { actions, onWait, element, click, life };
}

let page: ReturnType<typeof openPage>;
afterEach(() => {
  page.life.abort();
  takeTyped();
});

const isWaiting = () => document.documentElement.hasAttribute('data-waiting');

test('what only the app can do waits for it, once, the last use last', () => {
  page = openPage();
  const { actions, click, element, onWait } = page;
  click('play');
  click('search');
  click('play');
  expect(onWait).toHaveBeenCalled();
  expect(isWaiting()).toBe(true);
  expect(actions.takeOver()).toEqual([element('search'), element('play')]);
  expect(isWaiting()).toBe(false);
});

test('what is done at once does not wait; what the app has to learn of is repeated', () => {
  page = openPage('done');
  page.click('play');
  expect(page.actions.takeOver()).toEqual([]);
  page = openPage('repeat');
  page.click('play');
  expect(isWaiting()).toBe(false);
  expect(page.onWait).not.toHaveBeenCalled();
  expect(page.actions.takeOver()).toEqual([page.element('play')]);
});

test('links lead on, and those of the app as well with the keys that open them elsewhere', () => {
  page = openPage();
  const { actions, click } = page;
  expect(click('away')).toBe(true);
  expect(click('copy', { ctrlKey: true })).toBe(true);
  expect(click('copy')).toBe(false);
  expect(actions.takeOver()).toHaveLength(1);
  expect(click('copy')).toBe(true);
});

test('the keys of the search wait for it, except in a field', () => {
  page = openPage();
  const press = (target: Element, init: KeyboardEventInit) =>
    target.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
    );
  const field = document.querySelector('textarea')!;
  expect(press(field, { key: '/' })).toBe(true);
  expect(press(document.body, { key: 'k' })).toBe(true);
  expect(page.onWait).not.toHaveBeenCalled();
  expect(press(document.body, { key: '/' })).toBe(false);
  expect(press(field, { key: 'k', metaKey: true })).toBe(false);
  expect(page.actions.takeOver()).toEqual([page.element('search')]);
});

const type = (key: string) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key }),
  );

test('what is typed after the search was asked for is kept for it', () => {
  page = openPage();
  type('a');
  for (const key of '/a/') type(key);
  expect(takeTyped()).toBe('a/');
});

test('letters are kept once each while the app takes over, and no more if it does not come', () => {
  page = openPage();
  type('/');
  page.actions.takeOver();
  type('a');
  document.addEventListener('keydown', keepTyped, { signal: page.life.signal });
  type('b');
  expect(takeTyped()).toBe('ab');
  page = openPage();
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
  type('/');
  page.actions.giveUp();
  expect(type('c')).toBe(true);
});

test('where no app comes, the browser does what it can', () => {
  page = openPage();
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  document.querySelector('form')!.addEventListener('submit', onSubmit);
  page.click('search');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(page.actions.giveUp()).toBe(true);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  page = openPage();
  page.click('play');
  expect(page.actions.giveUp()).toBe(false);
  expect(isWaiting()).toBe(false);
});
