import { loadSiteContent } from '../admin/site-content';
import type { PreviewContent } from '../core/desk/desk-protocol';

/** Makes the CMS know a site, by those parts of it that a test needs. */
export async function knowSite(content: {
  docs?: object[];
  sidebarSource?: string;
}): Promise<void> {
  const json = () => Promise.resolve(content as PreviewContent);
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json } as Response));
  await loadSiteContent();
}
