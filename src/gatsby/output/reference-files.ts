import type { SiteConfig } from '../../config/site-config';
import { cardHref, REFERENCE_DOC } from '../../docs/reference/card-address';
import type { ReferenceEntry } from '../../docs/reference/reference-entry';
import { referenceJson } from '../../docs/reference/reference-json';
import { referenceJsonSchema } from '../../docs/reference/reference-json-schema';
import type { DocsPage } from '../pages/docs-pages';
import type { OutputFile } from '../pages/output-file';

interface ReferenceFilesOptions {
  site: SiteConfig;
  pathPrefix: string;
  docs: readonly Pick<DocsPage, 'docId' | 'path' | 'isCurrent'>[];
}

/** The reference as data for other programs, and its JSON Schema. */
export function referenceFiles(
  entries: readonly ReferenceEntry[],
  { site, pathPrefix, docs }: ReferenceFilesOptions,
): OutputFile[] {
  const root = `${site.url}${pathPrefix}`;
  const list = docs.find(({ docId, isCurrent }) => isCurrent && docId === REFERENCE_DOC);
  // A site without cards still has its beginning.
  const urlOf = (entry: ReferenceEntry): string =>
    root + (list === undefined ? '/' : cardHref(list.path, entry));
  const schemaUrl = `${root}/reference.schema.json`;
  return [
    {
      address: '/reference.json',
      text: JSON.stringify(referenceJson(entries, { schemaUrl, urlOf })),
    },
    {
      address: '/reference.schema.json',
      text: JSON.stringify(referenceJsonSchema(schemaUrl), null, 2),
    },
  ];
}
