import { readJson } from '../../editing/editable-json';
import { readPage } from '../../editing/editable-page';
import { readYaml } from '../../editing/editable-yaml';
import { shapeOf } from '../../editing/yaml-shapes';
import { checkBeforeSave, NEW_PAGE } from './check-before-save';

const PAGE = 'content/docs/a.mdx';
const REDIRECTS = 'content/redirects.yaml';
const page = readPage('---\ntitle: A\ndescription: B.\n---\n\nText.\n');
const redirects = readYaml('- from: /a/\n  to: /b/\n', shapeOf(REDIRECTS));

it('lets good data pass', () => {
  expect(() => checkBeforeSave(PAGE, { ...page, title: 'C: “D”', slug: '' })).not.toThrow();
});

it('names file, line and what to do', () => {
  expect(() => checkBeforeSave(PAGE, { ...page, toc_min_heading_level: 9 })).toThrow(
    /^content\/docs\/a\.mdx was not saved.* “On this page” from heading level: The frontmatter key “toc_min_heading_level” is 9\. It must be a whole number/,
  );
});

it.each([
  ['a tag that is none', 'The <tag is bad.', 'Line 6: The text cannot be read here'],
  ['a component that is none', 'One.\n\n<Lamp />', 'Line 8: <Lamp> is not a component.'],
])('refuses %s in a text that was good', (_, body, words) => {
  expect(() => checkBeforeSave(PAGE, { ...page, body })).toThrow(words);
  expect(() => checkBeforeSave(PAGE, { title: 'A', description: 'B.', body })).toThrow('Line ');
});

it('checks a page that has no file yet', () => {
  const body = 'One.\n\n<Lamp />';
  expect(() => checkBeforeSave(NEW_PAGE, { title: 'A', description: 'B.', body })).toThrow(
    'The new page was not saved, because of 1 problem that stops saving. Line 8: <Lamp>',
  );
  expect(() => checkBeforeSave(NEW_PAGE, { title: 'A', description: 'B.' })).not.toThrow();
});

it('takes a text that is mended by halves', () => {
  const half = readPage('---\ntitle: A\ndescription: B.\n---\n\nThe <tag is bad, and {this.\n');
  expect(() =>
    checkBeforeSave(PAGE, { ...half, body: 'The tag is bad, and {this.' }),
  ).not.toThrow();
  const strange = readPage('---\ntitle: A\ndescription: B.\n---\n\n<Lamp />\n');
  expect(() => checkBeforeSave(PAGE, { ...strange, title: 'C' })).not.toThrow();
  expect(() => checkBeforeSave(PAGE, { ...strange, body: 'The <tag is bad.' })).toThrow('Line 6');
});

it('refuses fields that have no place while the frontmatter is broken', () => {
  const source = '---\ntitle: The Café: a test\ndescription: B.\n---\n\nText.\n';
  const broken = readPage(source, PAGE);
  expect(() => checkBeforeSave(PAGE, { ...broken, title: 'The Café', draft: true })).toThrow(
    /^content\/docs\/a\.mdx was not saved: its frontmatter is broken, so “Title” and “Draft” could not be written\. .* Line 2: /,
  );
  expect(() => checkBeforeSave(PAGE, { ...broken, body: `${source}More.` })).not.toThrow();
  const body = source.replace('Café: a', 'Café, a');
  expect(() => checkBeforeSave(PAGE, { ...broken, title: 'The Café', body })).not.toThrow();
});

it('refuses an announcement without words', () => {
  const file = 'content/announcement.json';
  const news = readJson('{ "isShown": false, "text": "" }');
  expect(() => checkBeforeSave(file, news)).not.toThrow();
  expect(() => checkBeforeSave(file, { ...news, isShown: true, text: ' ' })).toThrow(
    'the bar is switched on and has no words',
  );
});

it('does not hold up a change for what was wrong before', () => {
  const list = redirects.redirects as object[];
  expect(() => checkBeforeSave(REDIRECTS, redirects)).not.toThrow();
  const added = [...list, { from: 'c', to: '/d/', reason: 'R.' }];
  expect(() => checkBeforeSave(REDIRECTS, { ...redirects, redirects: added })).toThrow(
    'Line 3: The redirect’s “from” is “c”.',
  );
});

it('says that a file could not be read', () => {
  const broken = readYaml('- from: "', shapeOf(REDIRECTS));
  expect(() => checkBeforeSave(REDIRECTS, broken)).toThrow(
    'not valid YAML, so it was left as it is',
  );
});
