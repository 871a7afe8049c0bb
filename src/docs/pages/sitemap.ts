/** An address in the sitemap. */
export interface SitemapEntry {
  /** Absolute address. */
  url: string;
  /** ISO 8601 date-time of the last change, or null if unknown. */
  lastUpdate: string | null;
}

const MAX_ENTRIES = 50_000;
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * The text of a sitemap (https://www.sitemaps.org/protocol.html); throws if there are too many addresses for one
 * file.
 */
export function sitemap(entries: readonly SitemapEntry[]): string {
  if (entries.length > MAX_ENTRIES) {
    throw new Error(
      `The sitemap would have ${entries.length} addresses, and search engines read at most ${MAX_ENTRIES} per file. ` +
        'Write several sitemaps and an index for them: src/docs/pages/sitemap.ts.',
    );
  }
  const urls = entries.map(({ url, lastUpdate }) => {
    const lastmod = lastUpdate === null ? '' : `<lastmod>${escapeXml(lastUpdate)}</lastmod>`;
    return `<url><loc>${escapeXml(url)}</loc>${lastmod}</url>\n`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...urls,
    '</urlset>\n',
  ].join('');
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
