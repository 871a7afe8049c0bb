import { parseDocument } from '../../../../docs/document/parse-document';
import {
  freeName,
  reducedSize,
  refusalOf,
  sameName,
  tooLarge,
  writePicture,
} from './picture-rules';

it('takes pictures, and says why other files are refused', () => {
  expect(refusalOf({ name: 'a.png', type: 'image/png' })).toBeNull();
  expect(refusalOf({ name: 'a.pdf', type: 'application/pdf' })).toMatch('“a.pdf” is not a picture');
  expect(refusalOf({ name: 'a', type: '' })).toMatch('PNG');
  expect(tooLarge('a.png', 5_000_000)).toBeNull();
  expect(tooLarge('a.png', 5_100_000)).toMatch('“a.png” has 5.1 MB');
});

it('reduces what is larger than readers need, but neither drawings nor what moves', () => {
  expect(reducedSize('image/png', { width: 2000, height: 1999 })).toBeNull();
  expect(reducedSize('image/png', { width: 4000, height: 1000 })).toEqual({
    width: 2000,
    height: 500,
  });
  expect(reducedSize('image/webp', { width: 3, height: 9000 })).toEqual({ width: 1, height: 2000 });
  expect(reducedSize('image/gif', { width: 4000, height: 1000 })).toBeNull();
  expect(reducedSize('image/svg+xml', { width: 4000, height: 1000 })).toBeNull();
});

it.each([
  ['Night Train.PNG', 'image/png', 'night-train.png'],
  ['lamp.jpeg', 'image/jpeg', 'lamp-3.jpg'],
  ['Été.webp', 'image/webp', 'ete.webp'],
  ['…', 'image/png', 'picture.png'],
  ['lamp.avif', 'image/webp', 'lamp.webp'],
])('names %p', (name, type, free) => {
  expect(freeName(name, type, ['/img/lamp.jpg', '/img/Lamp-2.jpg'])).toBe(free);
});

it('finds the picture that has the same name, in any folder', () => {
  const known = ['/lamp.svg', '/img/big-lamp.svg', '/img/a/b/lamp.svg', '/img/samples/Lamp.svg'];
  expect(sameName('lamp.svg', known)).toBe('/img/samples/Lamp.svg');
  expect(sameName('lamp.svg', [...known, '/img/lamp.svg'])).toBe('/img/lamp.svg');
  expect(sameName('lamp.png', known)).toBeUndefined();
});

it.each([
  ['A lamp', '', '![A lamp](/img/a.png)'],
  ['A [lamp]\nof {brass}', '', '![A \\[lamp\\] of \\{brass}](/img/a.png)'],
  ['A "lamp"', 'Lit', '<Figure src="/img/a.png" alt="A &quot;lamp&quot;" caption="Lit" />'],
])('writes a picture of %p', (alt, caption, written) => {
  expect(writePicture('/img/a.png', alt, caption)).toBe(written);
  const { problems, tree } = parseDocument(written, 'a.mdx', {
    highlight: (code) => [code],
    knowsLanguage: () => true,
    measureImage: () => ({ width: 1, height: 1 }),
  });
  expect(problems).toEqual([]);
  expect(JSON.stringify(tree)).toContain(JSON.stringify(alt.replace('\n', ' ')));
});
