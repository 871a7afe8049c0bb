import { runInNewContext } from 'node:vm';
import { addressScript } from './address-script';

/** Runs the script with its own `location` and `history` instead of the window’s. */
function run(address: string, isNotFoundPage = false) {
  const url = new URL(address, 'https://example.org');
  const replace = jest.fn<unknown, [string]>();
  const replaceState = jest.fn<unknown, [unknown, string, string]>();
  const { origin, pathname, search, hash } = url;
  const names = {
    location: { origin, pathname, search, hash, replace },
    history: { state: { key: '1' }, replaceState },
  };
  runInNewContext(addressScript({ isNotFoundPage }), names);
  // Without the origin, which every address includes, because `//host/` would mean another host.
  const inside = (target?: string) => target?.replace(/^https:\/\/example\.org(?=\/)/, '');
  const shown = replaceState.mock.calls[0];
  return {
    shown: shown && [shown[0], shown[1], inside(shown[2])],
    fetched: inside(replace.mock.calls[0]?.[0]),
  };
}

test.each([
  ['/docs/quickstart.html?a=1#run', '/docs/quickstart/?a=1#run'],
  ['/docs/index.html', '/docs/'],
  ['/index.html#top', '/#top'],
  ['/docs/#100%', '/docs/#100%25'],
])('on a copy of the page %s is shown as %s', (address, clean) => {
  const { shown, fetched } = run(address);
  expect(shown).toEqual([{ key: '1' }, '', clean]);
  expect(fetched).toBeUndefined();
});

test.each(['/', '/docs/quickstart/?a=1#run', '/docs/quickstart', '/404.html', '/docs/#caf%C3%A9'])(
  'a clean address is left alone: %s',
  (address) => {
    expect(run(address)).toEqual({ shown: undefined, fetched: undefined });
    expect(run(address, true)).toEqual({ shown: undefined, fetched: undefined });
  },
);

test('on the not-found page the clean address is fetched, with query and fragment', () => {
  const { shown, fetched } = run('/docs/quickstart.html?a=1#run', true);
  expect(fetched).toBe('/docs/quickstart/?a=1#run');
  expect(shown).toBeUndefined();
});

test.each([
  ['/100%/', '/100%25/'],
  ['/%E0%A4%A?a=1#x', '/%25E0%25A4%25A?a=1#x'],
  ['/:uri/', '/%3Auri/'],
])('on the not-found page %s is shown as %s', (address, repaired) => {
  expect(run(address, true)).toEqual({
    shown: [{ key: '1' }, '', repaired],
    fetched: undefined,
  });
});

test('a path of two slashes stays on its host', () => {
  const address = 'https://example.org//evil.example/x.html';
  expect(run(address, true).fetched).toBe('//evil.example/x/');
  expect(run(address).shown?.[2]).toBe('//evil.example/x/');
});
