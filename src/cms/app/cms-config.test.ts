/** @jest-environment jsdom */
import { emptySite } from '../../../testing/empty-site';
import { required } from '../../base/errors/required';
import { frontmatterFields } from '../../docs/frontmatter/frontmatter-fields';
import { publishedSettings, type AdminSettings } from '../protocol/admin-settings';
import { cmsConfig } from './cms-config';

interface Config {
  backend: object;
  publish_mode?: string;
  site_url: string;
  collections: {
    name: string;
    fields?: DecapField[];
    files?: { label: string; file: string; fields: DecapField[] }[];
    meta?: { path: { default: string } };
  }[];
}

const site = { title: 'Atrament', url: 'https://atrament.ink' };
const content = {
  ...emptySite,
  docs: [
    {
      docId: 'a',
      file: 'content/docs/a.mdx',
      path: '/docs/a/',
      title: 'A',
      anchors: [],
      headings: [],
      isDraft: false,
      isUnlisted: false,
    },
  ],
  paths: ['/docs/a/'],
  referenceFiles: [
    { file: 'content/reference/knot-tags.yaml', kind: 'knot-tag' },
    { file: 'content/reference/css-classes.yaml', kind: 'css-class' },
  ],
  sidebarSource: 'tutorialSidebar:\n  - a\n',
  plainFiles: ['content/games/orchard/main.ink'],
};
const configOf = (settings: AdminSettings) => cmsConfig(settings, content) as Config;

it('has reviews and the repository where it is published', () => {
  const env = { CMS_BACKEND: 'github', CMS_REPO: 'a/b', CMS_BRANCH: 'work' };
  const settings = required(publishedSettings(env, site), 'The settings');
  expect(configOf(settings)).toMatchObject({
    backend: { name: 'github', repo: 'a/b', branch: 'work' },
    publish_mode: 'editorial_workflow',
    site_url: 'https://atrament.ink',
  });
});

it('has neither on the author’s machine', () => {
  const settings = {
    siteTitle: 'Atrament',
    siteUrl: '',
    backend: { name: 'local' },
    hasWorkflow: false,
    connect: [],
  };
  const config = configOf(settings);
  expect(config.publish_mode).toBeUndefined();
  expect(config.site_url).toBe(window.location.origin);
});

it('edits all that the content is made of, and every key of the frontmatter with its hint', () => {
  const env = { CMS_BACKEND: 'github', CMS_REPO: 'a/b' };
  const settings = required(publishedSettings(env, site), 'The settings');
  const { collections } = configOf(settings);
  expect(collections.map(({ name }) => name)).toEqual([
    'pages',
    'sidebars',
    'redirects',
    'announcement',
    'glossary',
    'reference',
    'pictures',
    'plain',
  ]);
  expect(collections.at(-3)?.files?.map(({ file }) => file)).toEqual([
    'content/reference/knot-tags.yaml',
    'content/reference/css-classes.yaml',
  ]);
  const fields = collections[0]?.fields ?? [];
  for (const key of Object.keys(frontmatterFields)) {
    const field = fields.find(({ name }) => name === key);
    expect(field?.hint).toEqual(expect.stringMatching(/\.$/));
  }
  expect(collections[0]?.meta?.path.default).toBe('/');
  expect(collections[1]?.files?.[0]?.fields[1]?.label).toBe('Tutorial sidebar');
  expect(collections.at(-3)?.files?.[1]?.label).toBe('CSS classes');
  expect(collections.at(-1)?.files?.[0]?.label).toBe('games/orchard/main.ink');
});
