import { explainingDoc, referenceHref } from '../../core/reference/reference-href';
import type { ReferenceEntry } from '../../core/reference/reference-entry';
import { referenceJson } from '../../core/reference/reference-json';
import { referenceJsonSchema } from '../../core/reference/reference-json-schema';
import type { SiteConfig } from '../../site/site-config';
import type { DocsPage } from './docs-pages';
import type { OutputFile } from './output-file';
import type { OutputPage } from './read-page';

interface ReferenceFilesOptions {
  site: SiteConfig;
  pathPrefix: string;
  docs: readonly Pick<DocsPage, 'docId' | 'path' | 'isCurrent'>[];
  /** The ids of each finished page, by its address without the path prefix. */
  pages: ReadonlyMap<string, Pick<OutputPage, 'ids'>>;
}

/** The reference as data for other programs, and its JSON Schema. */
export function referenceFiles(
  entries: readonly ReferenceEntry[],
  { site, pathPrefix, docs, pages }: ReferenceFilesOptions,
): OutputFile[] {
  const root = `${site.url}${pathPrefix}`;
  const paths = new Map(
    docs.flatMap(({ docId, path, isCurrent }) =>
      isCurrent && docId !== null ? [[docId, path] as const] : [],
    ),
  );
  const idsByPath = new Map([...pages].map(([path, { ids }]) => [path, new Set(ids)]));
  const urlOf = (entry: ReferenceEntry): string => {
    const path = paths.get(explainingDoc(entry));
    // A site whose docs do not explain it still has its docs root.
    if (path === undefined) return `${root}/`;
    const drawnIds = idsByPath.get(path) ?? new Set();
    return root + (referenceHref(entry, { path, drawnIds }, '') ?? path);
  };
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
