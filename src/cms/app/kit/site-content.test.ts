/** @jest-environment jsdom */
import type { PreviewContent } from '../../protocol/preview-content';
import { loadSiteContent, shownAddress, siteContent } from './site-content';

const answer = (ok: boolean, body: object) => {
  global.fetch = jest.fn(() =>
    Promise.resolve({ ok, json: () => Promise.resolve(body) } as Response),
  );
};

it('keeps what is known when the site cannot be read, as while a file is deleted', async () => {
  const known = { staticFiles: ['/img/lamp.svg'] } as Partial<PreviewContent>;
  answer(true, known);
  await loadSiteContent();
  answer(false, { error: 'There is no file content/docs/lamp.mdx.' });
  await loadSiteContent();
  expect(siteContent()).toBe(known);
});

it('finds pictures of a site that is in a folder of its host', () => {
  expect(shownAddress('/img/lamp.svg')).toBe('/img/lamp.svg');
  document.head.innerHTML = '<base href="http://localhost/base/admin/">';
  expect(shownAddress('/img/lamp.svg')).toBe('/base/img/lamp.svg');
  expect(shownAddress('https://example.org/a.svg')).toBe('https://example.org/a.svg');
});
