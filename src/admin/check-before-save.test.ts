/** @jest-environment node */
import { readPage } from '../core/editing/editable-page';
import { readYaml } from '../core/editing/editable-yaml';
import { shapeOf } from '../core/editing/yaml-shapes';
import { checkBeforeSave } from './check-before-save';

const PAGE = 'content/docs/a.mdx';
const REDIRECTS = 'content/redirects.yaml';
const page = readPage('---\ntitle: A\ndescription: B.\n---\n\nText.\n');
const redirects = readYaml('- from: /a/\n  to: /b/\n', shapeOf(REDIRECTS));

it('lets good data pass', () => {
  expect(() => checkBeforeSave(PAGE, { ...page, title: 'C: “D”', slug: '' })).not.toThrow();
});

it('names file, line and what to do', () => {
  expect(() => checkBeforeSave(PAGE, { ...page, toc_min_heading_level: 9 })).toThrow(
    /^content\/docs\/a\.mdx was not saved.* Line 4: The frontmatter key “toc_min_heading_level” holds 9\. It must be a whole number/,
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
