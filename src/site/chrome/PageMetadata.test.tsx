import { render, waitFor } from '@testing-library/react';
import { PageMetadata } from './PageMetadata';

const description = 'How to start.';
const meta = (name: string) =>
  document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content');

test('a page is named before the site, the home page goes by the name of the site', async () => {
  const { rerender } = render(<PageMetadata title="Quickstart" description={description} />);
  await waitFor(() => expect(document.title).toBe('Quickstart | Atrament'));
  expect(meta('og:title')).toBe('Quickstart | Atrament');
  expect(meta('description')).toBe(description);
  rerender(<PageMetadata description={description} />);
  await waitFor(() => expect(document.title).toBe('Atrament'));
});

test('a doc marks the document, and the next page takes the mark away', async () => {
  const root = document.documentElement;
  const { rerender } = render(
    <PageMetadata title="Story" description={description} docId="atrament-basics/story" />,
  );
  await waitFor(() =>
    expect(root).toHaveClass('docs-doc-id-atrament-basics/story', 'docs-doc-page'),
  );
  rerender(<PageMetadata title="Basics" description={description} isDocsPage />);
  await waitFor(() => expect(root).toHaveClass('docs-doc-page', { exact: true }));
  rerender(<PageMetadata description={description} />);
  await waitFor(() => expect(root).not.toHaveAttribute('class'));
});

test('search engines leave out unlisted pages only', async () => {
  const { rerender } = render(<PageMetadata description={description} />);
  await waitFor(() => expect(meta('description')).toBe(description));
  expect(meta('robots')).toBeUndefined();
  rerender(<PageMetadata description={description} isUnlisted />);
  await waitFor(() => expect(meta('robots')).toBe('noindex, nofollow'));
});

test('keywords and image are told when there are some, the image with its complete address', async () => {
  const { rerender } = render(
    <PageMetadata description={description} keywords={['ink', 'save']} image="/img/card.png" />,
  );
  await waitFor(() => expect(meta('keywords')).toBe('ink, save'));
  expect(meta('og:image')).toBe('https://atrament.ink/img/card.png');
  rerender(<PageMetadata description={description} image="https://example.org/a.png" />);
  await waitFor(() => expect(meta('og:image')).toBe('https://example.org/a.png'));
  expect(meta('keywords')).toBeUndefined();
});
