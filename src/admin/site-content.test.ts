import type { PreviewContent } from '../core/desk/desk-protocol';
import { loadSiteContent, siteContent } from './site-content';

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
