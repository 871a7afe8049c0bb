import { faultsOfScript, faultsOfStyles } from './check-browsers.mjs';

const page = 'src/site/views/HomeView.module.css';
const other = 'src/site/app/PageShell.module.css';
const cms = 'src/cms/app/cms.css';

it.each([
  ['a { color: light-dark(#fff, #000) }', page, 'css.types.color.light-dark'],
  [':root { --ink: light-dark(#fff, #000) }', page, 'css.types.color.light-dark'],
  ['a:has(b) { color: red }', other, 'css.selectors.has'],
  ['a { & b { color: red } }', cms, 'css.selectors.nesting'],
  ['@starting-style { a { opacity: 0 } }', page, 'css.at-rules.starting-style'],
  ['@supports (field-sizing: content) { a:has(b) { color: red } }', other, 'css.selectors.has'],
])('reports %s', (styles, file, key) => {
  expect(faultsOfStyles('a.css', styles, file)).toEqual([expect.stringContaining(` ${key},`)]);
});

it.each([
  ['a:has(b) { color: red }', page],
  ['a:has(b) { color: red }', cms],
  ['a:has(b) { color: red }', undefined],
  ['@supports selector(:has(b)) { a:has(b) { color: red } }', other],
  ['a { text-wrap: balance; color: color-mix(in srgb, red, blue) }', other],
])('allows %s in %s', (styles, file) => {
  expect(faultsOfStyles('a.css', styles, file)).toEqual([]);
});

it.each([
  ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['const a = Object.groupBy(b, c)', 'javascript.builtins.Object.groupBy'],
  ['a.b.checkVisibility()', 'api.Element.checkVisibility'],
  ['a?.toSorted()', 'javascript.builtins.Array.toSorted'],
  ['new EyeDropper()', 'api.EyeDropper'],
  ['navigator.keyboard.lock()', 'api.Navigator.keyboard'],
])('reports %s', (script, key) => {
  expect(faultsOfScript('a.js', script)).toEqual([expect.stringContaining(` ${key},`)]);
});

it.each(['a.at(-1)', 'window.requestIdleCallback?.(a)', 'a.share()', 'structuredClone(a)'])(
  'allows %s',
  (script) => {
    expect(faultsOfScript('a.js', script)).toEqual([]);
  },
);
