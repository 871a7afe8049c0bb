import { readFileSync } from 'node:fs';
import { plainText } from '../document/plain-text';
import { contentReference } from './content-reference.fixture';
import { drawNews } from './draw-news';

const { entries } = contentReference;
const drawn = (version: string) => drawNews(version, entries, '/docs/reference/');

test('entries are listed with a link, attributes with the entry that has them', () => {
  expect(JSON.stringify(drawn('2.4.0'))).toContain('/docs/reference/markup/layers/');
  const lines = plainText(drawn('2.5.0'));
  expect(lines).toContain('align of [banner]: ');
  expect(lines).not.toContain('layers');
});

test('the page “What is new” lists every version that an entry or attribute names', () => {
  const page = readFileSync('content/docs/atrament-basics/whats-new.mdx', 'utf8');
  const attributes = entries.flatMap((entry) =>
    'attributes' in entry ? (entry.attributes ?? []) : [],
  );
  const known = new Set([...entries, ...attributes].flatMap(({ since }) => since ?? []));
  const listed = [...page.matchAll(/<News version="([^"]*)" \/>/g)].map(([, version]) => version);
  expect(listed.sort()).toEqual([...known].sort());
});
