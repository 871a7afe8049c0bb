import { noteChanges } from '../review/known-changes';
import type { CmsMap, CmsState } from '../store/cms-store';
import { knownPages, notePages } from './known-pages';

const entry = (slug: string, data: object, more: object = {}) => ({
  collection: 'pages',
  slug,
  path: `content/docs/${slug}.mdx`,
  data,
  ...more,
});
const mapOf = (read: (path: readonly string[]) => unknown): CmsMap => ({
  get: (key) => read([key]),
  getIn: read,
});
const js = (value: unknown) => ({ toJS: () => value });

function stateOf(published: ReturnType<typeof entry>[], changed?: object): CmsState {
  return {
    entryDraft: {} as CmsMap,
    entries: mapOf(([part, key]) =>
      part === 'pages'
        ? published.map(({ slug }) => slug)
        : js(published.find(({ slug }) => `pages.${slug}` === key)),
    ),
    ...(changed && { editorialWorkflow: mapOf(() => js(changed)) }),
    notifications: { notifications: [] },
  };
}

const note = (state: CmsState) => {
  noteChanges(state);
  notePages(state);
};

it('knows the pages that are published, those that only have a branch, and those that a branch deletes', () => {
  const a = entry('a', { title: 'A', sidebar_label: 'Short' });
  const b = entry('b', { title: 'B', draft: true });
  const status = 'pending_review';
  note(
    stateOf([a, b], {
      'pages.b': { ...b, status },
      'pages.c': entry('c', { title: '' }, { status }),
      'pages.e': entry('e', { title: 'E', toDelete: true }, { status }),
      'sidebars.sidebars': { ...entry('sidebars', {}, { status }), collection: 'sidebars' },
      'pages.d': { isFetching: true },
    }),
  );
  const file = (slug: string) => `content/docs/${slug}.mdx`;
  expect(knownPages.get()).toEqual([
    { slug: 'a', file: file('a'), title: 'Short', isDraft: false, status: '' },
    { slug: 'b', file: file('b'), title: 'B', isDraft: true, status },
    { slug: 'c', file: file('c'), title: 'c', isDraft: false, status },
    { slug: 'e', file: file('e'), title: 'E', isDraft: false, status: 'deletion' },
  ]);
});

it('forgets a page that was deleted', () => {
  note(stateOf([entry('a', { title: 'A' })]));
  note(stateOf([]));
  expect(knownPages.get()).toEqual([]);
});
