import { BROKEN, ORIGINAL, type EditableData } from '../../editing/editable-data';
import { readPage } from '../../editing/editable-page';
import type { CmsMap, CmsState } from './cms-store';
import { rereadFixed } from './reread-fixed';

const path = 'content/docs/a.mdx';
const saved = { type: 'ENTRY_PERSIST_SUCCESS' };
const good = '---\ntitle: Flow\ndescription: How.\n---\n\nWords.\n';

function stateWith(data: EditableData): CmsState {
  const entry = { collection: 'pages', slug: 'a', path, data, isPersisting: true };
  const entryDraft = { get: () => ({ toJS: () => entry }) } as unknown as CmsMap;
  return { entryDraft, entries: {} as CmsMap, notifications: { notifications: [] } };
}

it('fills the form anew once broken frontmatter was fixed and saved', () => {
  const broken = readPage(good.replace('title: ', 'title: "'), path);
  expect(broken[BROKEN]).toBe(true);
  const [first, second, ...others] = rereadFixed(saved, stateWith({ ...broken, body: good }));
  expect(first).toBe(saved);
  expect(second).toEqual({
    type: 'DRAFT_CREATE_FROM_ENTRY',
    payload: {
      entry: {
        collection: 'pages',
        slug: 'a',
        path,
        raw: good,
        data: { ...readPage(good, path), [ORIGINAL]: good },
      },
    },
  });
  expect(others).toEqual([]);
});

it('leaves a form alone that is still broken, or never was', () => {
  const broken = readPage(good.replace('title: ', 'title: "'), path);
  expect(rereadFixed(saved, stateWith(broken))).toEqual([saved]);
  expect(rereadFixed(saved, stateWith(readPage(good, path)))).toEqual([saved]);
});
