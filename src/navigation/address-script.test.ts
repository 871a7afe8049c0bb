import { runInNewContext } from 'node:vm';
import { addressScript } from './address-script';

/** Runs the script with a `location` and `history` of its own in place of the window's. */
function run(address: string, isNotFoundPage = false) {
  const url = new URL(address, 'https://example.org');
  const replace = jest.fn<unknown, [string]>();
  const replaceState = jest.fn<unknown, [unknown, string, string]>();
  const { pathname, search, hash } = url;
  const names = {
    location: { pathname, search, hash, replace },
    history: { state: { key: '1' }, replaceState },
  };
  runInNewContext(addressScript({ isNotFoundPage }), names);
  return { shown: replaceState.mock.calls[0], fetched: replace.mock.calls[0]?.[0] };
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
