import { layoutCard, LOGO_TOP, MARGIN, type TextStyle } from './card-layout';

/** As if each letter were half as wide as it is high. */
const widthOf = (text: string, { size }: TextStyle) => (text.length * size) / 2;

const card = { title: 'Knots', description: 'Where a story goes.', section: 'Ink · Flow' };
const layoutOf = (words: Partial<typeof card>) =>
  layoutCard({ ...card, ...words }, 'Atrament', widthOf);

test('a card has the section, the title, the description and the site’s name, in this order', () => {
  const { lines, strokeTop } = layoutOf({});
  expect(lines.map(({ text }) => text)).toEqual([
    'Ink · Flow',
    'Knots',
    'Where a story goes.',
    'Atrament',
  ]);
  const [, title = 0, description = 0] = lines.map(({ baseline }) => baseline);
  expect(strokeTop).toBeGreaterThan(title);
  expect(strokeTop).toBeLessThan(description);
});

test('only the site’s name, next to the logo, does not begin at the margin', () => {
  const { lines } = layoutOf({});
  expect(lines.filter(({ x }) => x !== MARGIN).map(({ text }) => text)).toEqual(['Atrament']);
});

test('a title that does not fit into a line is smaller', () => {
  const sizeOf = (title: string) =>
    layoutOf({ title }).lines.find(({ text }) => title.startsWith(text))?.style.size;
  expect(sizeOf('A'.repeat(20))).toBe(100);
  expect(sizeOf('A'.repeat(21))).toBe(76);
});

test('a description never reaches the logo: what has no room is left out', () => {
  const { lines } = layoutOf({ title: 'word '.repeat(12), description: 'word '.repeat(60) });
  const shown = lines.slice(0, -1);
  expect(shown.at(-1)?.text).toMatch(/word …$/);
  expect(Math.max(...shown.map(({ baseline }) => baseline))).toBeLessThan(LOGO_TOP);
});

test('a card without section and description has the title and the site’s name', () => {
  const { lines } = layoutOf({ section: '', description: '' });
  expect(lines.map(({ text }) => text)).toEqual(['Knots', 'Atrament']);
});
