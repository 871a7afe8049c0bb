import path from 'node:path';
import { makeVersion } from '../../../testing/factories';
import {
  originalOf,
  placeOf,
  projectFile,
  translationOf,
  withoutTranslated,
} from './content-place';

const current = makeVersion();
const old = makeVersion({ name: '1.0', path: '/docs/1.0', contentDir: 'content/versions/1.0' });
const versions = [current, old];
const translationDir = 'content/locales/de';

it.each([
  ['content/docs/basics/01-story.mdx', current, 'basics/story'],
  ['content/versions/1.0/story.mdx', old, 'story'],
])('finds the version and id of %s', (file, version, docId) => {
  expect(placeOf(file, { versions, translationDir: null })).toEqual({
    version,
    docId,
    originalFile: file,
  });
});

it.each([
  ['content/other/a.mdx'],
  ['content/docs-old/a.mdx'],
  ['docs/a.mdx'],
  ['content/locales/de/docs/a.mdx'],
])('has no place for %s', (file) => {
  expect(placeOf(file, { versions, translationDir: null })).toBeNull();
});

it('puts a translation where its original stands', () => {
  expect(placeOf('content/locales/de/docs/story.mdx', { versions, translationDir })).toEqual({
    version: current,
    docId: 'story',
    originalFile: 'content/docs/story.mdx',
  });
});

it.each([
  ['content/docs/a.mdx', 'content/locales/de/docs/a.mdx'],
  ['content/versions/1.0/a.mdx', 'content/locales/de/versions/1.0/a.mdx'],
])('knows the translation of %s, and back', (original, translation) => {
  expect(translationOf(original, translationDir)).toBe(translation);
  expect(originalOf(translation, translationDir)).toBe(original);
  expect(originalOf(original, translationDir)).toBe(original);
  expect(translationOf(original, null)).toBe(original);
});

it('leaves out originals that are translated', () => {
  const docs = [
    { file: 'content/docs/a.mdx', originalFile: 'content/docs/a.mdx' },
    { file: 'content/docs/b.mdx', originalFile: 'content/docs/b.mdx' },
    { file: 'content/locales/de/docs/a.mdx', originalFile: 'content/docs/a.mdx' },
  ];
  expect(withoutTranslated(docs)).toEqual([docs[1], docs[2]]);
});

it('names files relative to the project, with forward slashes', () => {
  const root = path.resolve('/project');
  expect(projectFile(root, path.join(root, 'content', 'docs', 'a.mdx'))).toBe('content/docs/a.mdx');
});
