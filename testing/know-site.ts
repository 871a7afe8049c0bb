import { loadSiteContent } from '../src/cms/app/kit/site-content';
import type { PreviewContent } from '../src/cms/protocol/preview-content';
import { emptySite } from './empty-site';

/** Makes the CMS know a site, by those parts of it that a test needs; the others are empty. */
export async function knowSite(
  content: Partial<Record<keyof PreviewContent, unknown>>,
): Promise<void> {
  const json = () => Promise.resolve({ ...emptySite, ...content });
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json } as Response));
  await loadSiteContent();
}
