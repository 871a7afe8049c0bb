import { knowSite } from '../../../../testing/know-site';
import { siteProblems } from '../problems-bar/site-problems';
import { checkChanges } from './check-changes';
import { knownChanges, type ChangedEntry } from './known-changes';

const change = (slug: string, data: object): ChangedEntry => ({
  collection: 'pages',
  slug,
  path: `content/docs/${slug}.mdx`,
  status: 'draft',
  data: { title: 'A page', description: 'What it says.', ...data },
});

beforeAll(() => knowSite({}));

it('lists what is wrong with the pages that wait to be published, but not which pictures are in their branches', async () => {
  knownChanges.set([
    change('lamp', { body: 'It [burns](/nowhere/).\n\n![A lamp](/img/lamp.png)\n' }),
    change('oil', { body: 'All is well.\n' }),
    change('old', { body: '[Gone](/nowhere/)\n', toDelete: true }),
  ]);
  await checkChanges();
  expect(siteProblems.get().map(({ file, message }) => [file, message])).toEqual([
    ['content/docs/lamp.mdx', expect.stringContaining('/nowhere/')],
  ]);

  knownChanges.set([change('lamp', { body: 'It burns.\n' })]);
  await checkChanges();
  expect(siteProblems.get()).toEqual([]);
});

it('lists what is wrong with another file', async () => {
  knownChanges.set([
    {
      collection: 'announcement',
      slug: 'announcement',
      path: 'content/announcement.json',
      status: 'draft',
      data: { isShown: true, id: 'come', text: 'Come.', linkLabel: 'Here', linkHref: '/nowhere/' },
    },
  ]);
  await checkChanges();
  expect(siteProblems.get()).toHaveLength(1);
});
