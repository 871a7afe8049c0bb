import { makeDoc } from '../../../testing/factories';
import { lastKnown } from './last-known';

it('calls a doc that could never be read by its id', () => {
  const doc = makeDoc('night/train', { frontmatter: { title: '' } });
  expect(lastKnown(doc, false)).toEqual({
    ...doc,
    frontmatter: { ...doc.frontmatter, title: 'night/train' },
  });
});

it('takes a doc for what it was before it broke', () => {
  const doc = makeDoc('tale', { path: '/docs/old-tale/', frontmatter: { title: 'A tale' } });
  expect(lastKnown(doc, true)).toBe(doc);
  expect(lastKnown(makeDoc('tale', { frontmatter: { title: '' } }), false)).toBe(doc);
});
