/** @jest-environment jsdom */
import type { Announcement } from '../../config/site-config';
import { announcementScript } from './announcement-script';

const news: Announcement = { id: 'v2', text: 'Version 2 is out.', isCloseable: true };

function dismissedFor(announcement: Announcement): string | null {
  // Runs the script as a browser does: as text, in the global scope.
  window.eval(announcementScript(announcement));
  return document.documentElement.getAttribute('data-announcement-bar-initially-dismissed');
}

function store(id: string, dismiss: string): void {
  localStorage.setItem('docusaurus.announcement.id', id);
  localStorage.setItem('docusaurus.announcement.dismiss', dismiss);
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each([
  ['v2', 'true', 'true'],
  ['v2', 'false', 'false'],
  ['v1', 'true', 'false'],
])('stored id %s, dismissed %s → hidden: %s', (id, dismiss, hidden) => {
  store(id, dismiss);
  expect(dismissedFor(news)).toBe(hidden);
});

test('the misspelt default id counts, one that cannot be closed is never hidden', () => {
  store('annoucement-bar', 'true');
  expect(dismissedFor({ ...news, id: 'announcement-bar' })).toBe('true');
  store('v2', 'true');
  expect(dismissedFor({ ...news, isCloseable: false })).toBe('false');
});

test('denied storage shows it', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(dismissedFor(news)).toBe('false');
});

test('an id cannot end the script element', () => {
  expect(announcementScript({ ...news, id: '</script>' })).not.toContain('</script');
});
