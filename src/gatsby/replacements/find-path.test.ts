/** @jest-environment jsdom */
import { findMatchPath, findPath, grabMatchParams, setMatchPaths } from './find-path';

const setBase = (path: string): void => void Reflect.set(globalThis, '__BASE_PATH__', path);

beforeEach(() => {
  setBase('');
  setMatchPaths([]);
});

test.each([
  ['/docs/choices/', '/docs/choices'],
  ['/docs/choices', '/docs/choices'],
  ['/docs/choices/?sample=one&who=me', '/docs/choices'],
  ['/docs/choices/?back=/docs/?who=me#there', '/docs/choices'],
  ['/docs/choices/#there', '/docs/choices'],
  ['/docs/caf%C3%A9/', '/docs/café'],
  ['/', '/'],
  ['/?utm_source=letter', '/'],
  ['/index.html', '/'],
])('%s is the page %s', (address, path) => {
  expect(findPath(address)).toBe(path);
});

test.each([
  ['/base/docs/choices/?sample=one', '/docs/choices'],
  ['/base/', '/'],
  ['/base?q=glue', '/'],
  ['/basement/', '/basement'],
])('below a prefix, %s is the page %s', (address, path) => {
  setBase('/base');
  expect(findPath(address)).toBe(path);
});

test('an address is seen from the page that is open', () => {
  window.history.replaceState(null, '', '/docs/quickstart/');
  expect(findPath('../choices/?who=me')).toBe('/docs/choices');
});

test('a page may answer for many addresses', () => {
  setMatchPaths([{ path: '/story/', matchPath: '/story/:name' }]);
  expect(findPath('/story/road/?who=me')).toBe('/story');
  expect(findMatchPath('/docs/')).toBeNull();
  expect(grabMatchParams('/story/road/?who=me')).toEqual({ name: 'road' });
  expect(grabMatchParams('/docs/')).toEqual({});
});
