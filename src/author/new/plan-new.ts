import { docIdOf, docPathOf } from '../../base/paths/doc-path';
import { withTrailingSlash } from '../../base/paths/site-path';
import { addRedirect, makeWay } from '../../cms/editing/redirects';
import type { SidebarFormItem } from '../../cms/editing/sidebar-items';
import { appendToSidebar } from './append-to-sidebar';
import { REDIRECTS_FILE } from '../../gatsby/project/content-files';
import { changeSource } from './change-source';
import type { SiteState } from './site-state';
import type { Answers, NewKind } from './fields';
import { newPageSource } from './new-page';

/** A file to write. */
export interface PlannedFile {
  file: string;
  source: string;
  /** Whether a file of this name must not exist yet. */
  isNew: boolean;
}

/** The files to write for a new item; the answers have been checked. The first file is the one to open. */
export function planNew(kind: NewKind, answers: Answers, state: SiteState): PlannedFile[] {
  const { title = '', description = '', id = '', in: category = '', draft } = answers;
  if (kind === 'redirect') {
    const { from = '', to = '', reason = '' } = answers;
    const redirect = { from: withTrailingSlash(from), to: withTrailingSlash(to), reason };
    const source = changeSource(REDIRECTS_FILE, () => addRedirect(state.redirectsSource, redirect));
    return [{ file: REDIRECTS_FILE, source, isNew: false }];
  }
  // A number before a name sorts files and is not part of the id.
  const docId = docIdOf(id);
  const page: SidebarFormItem = { type: 'doc', doc: docId };
  const item: SidebarFormItem =
    kind === 'page'
      ? page
      : {
          type: 'category',
          category: answers.label ?? '',
          description: answers.about ?? '',
          items: [page],
        };
  const { contentDir, sidebarFile, path } = state.version;
  const address = docPathOf(path, docId);
  const isDraft = draft === 'true';
  // Until a draft is published, a redirect from its address leads readers on.
  const redirects = isDraft
    ? state.redirectsSource
    : changeSource(REDIRECTS_FILE, () =>
        makeWay(state.redirectsSource, (from) => from === address),
      );
  return [
    {
      file: `${contentDir}/${id}.mdx`,
      source: newPageSource({ title, description, isDraft }),
      isNew: true,
    },
    {
      file: sidebarFile,
      source: changeSource(sidebarFile, () =>
        appendToSidebar(state.sidebarSource, item, category === '' ? null : category),
      ),
      isNew: false,
    },
    ...(redirects === state.redirectsSource
      ? []
      : [{ file: REDIRECTS_FILE, source: redirects, isNew: false }]),
  ];
}
