import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Announcement } from '../../config/site-config';
import { AnnouncementBar } from './AnnouncementBar';

const news: Announcement = { id: 'v2', text: 'Version 2 is out.', isCloseable: true };
const bar = () => screen.queryByRole('region', { name: 'Announcement' });
const close = () => userEvent.click(screen.getByRole('button', { name: 'Close' }));

beforeEach(() => localStorage.clear());

test('without an announcement there is nothing', () => {
  const { container } = render(<AnnouncementBar announcement={null} />);
  expect(container).toBeEmptyDOMElement();
});

test('it is shown, with its link, and stays closed once closed', async () => {
  const link = { label: 'Read on', href: '/docs/' };
  const { unmount } = render(<AnnouncementBar announcement={{ ...news, link }} />);
  expect(bar()).toHaveTextContent('Version 2 is out. Read on');
  expect(screen.getByRole('link', { name: 'Read on' })).toHaveAttribute('href', '/docs/');
  await close();
  expect(bar()).not.toBeInTheDocument();
  expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('true');
  expect(localStorage.getItem('docusaurus.announcement.id')).toBe('v2');
  unmount();
  render(<AnnouncementBar announcement={news} />);
  expect(bar()).not.toBeInTheDocument();
});

test('a new id is shown again', async () => {
  const { rerender } = render(<AnnouncementBar announcement={news} />);
  await close();
  rerender(<AnnouncementBar announcement={{ ...news, id: 'v3' }} />);
  expect(bar()).toBeInTheDocument();
  expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('false');
  expect(localStorage.getItem('docusaurus.announcement.id')).toBe('v3');
});

test('the old misspelling of the default id counts as the id', () => {
  localStorage.setItem('docusaurus.announcement.id', 'annoucement-bar');
  localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  render(<AnnouncementBar announcement={{ ...news, id: 'announcement-bar' }} />);
  expect(bar()).not.toBeInTheDocument();
});

test('closing it in another tab closes it here', () => {
  render(<AnnouncementBar announcement={news} />);
  localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'docusaurus.announcement.dismiss',
        newValue: 'true',
        storageArea: localStorage,
      }),
    );
  });
  expect(bar()).not.toBeInTheDocument();
});

test('one that cannot be closed has no button and ignores what was stored', () => {
  localStorage.setItem('docusaurus.announcement.id', 'v2');
  localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  render(<AnnouncementBar announcement={{ ...news, isCloseable: false }} />);
  expect(bar()).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
