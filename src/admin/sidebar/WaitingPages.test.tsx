import { render, screen } from '@testing-library/react';
import type { PreviewContent } from '../../core/desk/desk-protocol';
import { knownChanges, type ChangedEntry } from '../review/known-changes';
import { loadSiteContent } from '../site-content';
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
  const json = () => Promise.resolve({ docs, sidebarSource } as PreviewContent);
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json } as Response));
  await loadSiteContent();
  knownChanges.set([change('ink/flow', 'Flow'), change('ink/lamp', 'The lamp')]);
  render(<WaitingPages />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The lamp, in “Ink Basics”, after “Flow”',
  ]);
});
