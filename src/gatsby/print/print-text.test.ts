import { parseDocument } from 'htmlparser2';
import { printText } from './print-text';

const keys = new Map([
  ['/docs/a/', 'a'],
  ['/docs/b/c/', 'b/c'],
]);
const print = (text: string, deeper = 1) =>
  printText(
    parseDocument(`<html><body><nav>No</nav><div class="x prose">${text}</div></body></html>`),
    { path: '/docs/a/', keys, pathPrefix: '/base', deeper },
  ).replace(/^<div class="x prose">|<\/div>$/g, '');

test.each([
  ['on the page', '#run', '#a:run'],
  ['to another page', '/base/docs/b/c/', '#b/c'],
  ['to a part of another page', '/base/docs/b/c/#run', '#b/c:run'],
  ['to a page that is not printed', '/base/playground/', '/base/playground/'],
  ['elsewhere', 'https://example.org/docs/a/', 'https://example.org/docs/a/'],
])('a link %s', (_, href, printed) => {
  expect(print(`<a href="${href}">x</a>`)).toBe(`<a href="${printed}">x</a>`);
});

test('ids and what names them are those of the whole', () => {
  expect(print('<p id="x" aria-labelledby="y z">t</p>')).toBe(
    '<p id="a:x" aria-labelledby="a:y a:z">t</p>',
  );
});

test('headings sink, and remember their level', () => {
  expect(print('<h2>x</h2><h5>y</h5>', 2)).toBe(
    '<h4 data-level="2">x</h4><h6 data-level="5">y</h6>',
  );
});

test('nothing is left that could be pressed, and no empty bar', () => {
  expect(
    print(
      '<figure><pre>x</pre><div><span role="status"></span><button>Copy</button></div></figure>',
    ),
  ).toBe('<figure><pre>x</pre></figure>');
});

test('a picture stays when the button that enlarges it goes', () => {
  expect(
    print(
      '<figure><button aria-label="Enlarge"><img src="/x.png" loading="lazy" alt="x"></button></figure>',
    ),
  ).toBe('<figure><img src="/x.png" alt="x"></figure>');
});

test('tabs stand one below the other, and details are open', () => {
  const tabs =
    '<div role="tablist"><button role="tab" id="t">A</button></div>' +
    '<div role="tabpanel" aria-labelledby="t" tabindex="-1" data-unselected="" data-label="A">x</div>';
  expect(print(tabs)).toBe('<div role="group" data-label="A" aria-label="A">x</div>');
  expect(print('<details><summary>s</summary>x</details>')).toMatch(/^<details open[^>]*>/);
});

test('drawings keep the case of their attributes', () => {
  expect(print('<svg viewBox="0 0 2 2"><path d="m1 1"></path></svg>')).toContain(
    'viewBox="0 0 2 2"',
  );
});

test('an exercise keeps its hints and loses its solution', () => {
  const hint = '<details><summary>A hint</summary>Knock.</details>';
  const solution = '<div data-solution=""><details>Open.</details></div>';
  expect(print(`<p>Task</p>${hint}${solution}`)).toBe(
    '<p>Task</p><details open><summary>A hint</summary>Knock.</details>',
  );
});
