import { loadSiteContent } from '../admin/site-content';
import type { PreviewContent } from '../core/desk/desk-protocol';

/** Makes the CMS know a site, by those parts of it that a test needs. */
export async function knowSite(
  content: Partial<Record<keyof PreviewContent, unknown>>,
): Promise<void> {
  const json = () => Promise.resolve(content);
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json } as Response));
  await loadSiteContent();
}
