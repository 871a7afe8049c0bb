import { render, screen } from '@testing-library/react';
import { EditRow } from './EditRow';

const lastUpdate = '2026-03-01T23:30:00-02:00';

test('the day is that of Greenwich, the moment is complete', () => {
  const { container } = render(
    <EditRow markdownPath="/docs/a/index.md" editUrl={null} lastUpdate={lastUpdate} authors={[]} />,
  );
  expect(container).toHaveTextContent('Last updated on Mar 2, 2026');
  expect(screen.getByText('Mar 2, 2026')).toHaveAttribute('datetime', lastUpdate);
  expect(screen.queryByRole('link', { name: 'Edit this page' })).not.toBeInTheDocument();
});

test.each([
  [['Ada'], 'by Ada'],
  [['Ada', 'Bo'], 'by Ada and Bo'],
  [['Ada', 'Bo', 'Cy', 'Di', 'Ed'], 'by Ada, Bo, Cy, and 2 more'],
])('says who wrote it: %j', (authors, text) => {
  const { container } = render(
    <EditRow
      markdownPath="/docs/a/index.md"
      editUrl={null}
      lastUpdate={lastUpdate}
      authors={authors}
    />,
  );
  expect(container).toHaveTextContent(`Last updated on Mar 2, 2026 ${text}`);
});

test('leads to the editor', () => {
  render(
    <EditRow
      markdownPath="/docs/a/index.md"
      editUrl="https://example.org/edit/a.mdx"
      lastUpdate={null}
      authors={[]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://example.org/edit/a.mdx',
  );
});

test('leads to the page’s Markdown', () => {
  render(<EditRow markdownPath="/docs/a/index.md" editUrl={null} lastUpdate={null} authors={[]} />);
  expect(screen.getByRole('link', { name: 'Copy page as Markdown' })).toHaveAttribute(
    'href',
    '/docs/a/index.md',
  );
});
