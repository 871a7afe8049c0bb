import { render, screen } from '@testing-library/react';
import { knowSite } from '../../testing/know-site';
import { knownChanges, type ChangedEntry } from '../review/known-changes';
import { WaitingPages } from './WaitingPages';

const fileOf = (slug: string) => `content/docs/${slug}.mdx`;
const change = (slug: string, title: string): ChangedEntry => ({
  collection: 'pages',
  slug,
  path: fileOf(slug),
  status: 'draft',
  data: { title },
});

it('says where pages that wait to be published will stand', async () => {
  const docs = [
    { docId: 'ink/flow', file: fileOf('ink/flow'), path: '/docs/flow/', title: 'Flow' },
  ];
  const sidebarSource = 'main:\n  - category: Ink Basics\n    items:\n      - ink/flow\n';
  await knowSite({ docs, sidebarSource });
  knownChanges.set([change('ink/flow', 'Flow'), change('ink/lamp', 'The lamp')]);
  render(<WaitingPages />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The lamp, in “Ink Basics”, after “Flow”',
  ]);
});
