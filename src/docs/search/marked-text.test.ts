import { markedText } from './marked-text';

const written = (excerpt: string) =>
  markedText(excerpt)
    .map(({ text, isMarked }) => (isMarked ? `{${text}}` : text))
    .join('');

it.each([
  ['A <mark>knot</mark> is named', 'A {knot} is named'],
  ['Write <mark>divert.</mark> Then', 'Write {divert}. Then'],
  ['a <mark>(knot)</mark>', 'a {(knot)}'],
  ['<mark>-&gt;</mark> END', '{->} END'],
  ['&lt;b&gt; <mark>&lt;br&gt;</mark>', '<b> {<br>}'],
  ['&lt;mark&gt;', '<mark>'],
  ['', ''],
])('reads “%s”', (excerpt, text) => {
  expect(written(excerpt)).toBe(text);
});
