import type { CmsMap, CmsState } from './cms-store';
import { restoreText } from './form-with-text';

const file = 'content/docs/lamp.mdx';
const draft = { collection: 'pages', slug: 'lamp', raw: '', data: { title: 'Lamp' } };
const saved = { get: () => ({}) };
const state = (known: Record<string, unknown>): CmsState => ({
  entryDraft: { get: () => ({ toJS: () => draft }) } as unknown as CmsMap,
  entries: { getIn: ([, key = '']: string[]) => known[key] } as unknown as CmsMap,
  notifications: { notifications: [] },
});

it('fills the form with all fields of a version, compared with what is saved', () => {
  const text = '---\ntitle: Old lamp\nkeywords:\n  - light\n---\n\nIt was lit.\n';
  const [fill, change] = restoreText(state({ 'pages.lamp': saved }), file, text);
  expect(fill).toMatchObject({
    type: 'DRAFT_CREATE_FROM_ENTRY',
    payload: {
      entry: { slug: 'lamp', raw: text, data: { title: 'Old lamp', keywords: ['light'] } },
    },
  });
  expect(change).toMatchObject({
    type: 'DRAFT_CHANGE_FIELD',
    payload: { value: 'It was lit.', entries: [saved] },
  });
});

it('is a change if nothing is known of what is saved', () => {
  const [, change] = restoreText(state({}), file, '---\ntitle: Lamp\n---\n');
  expect(change).toMatchObject({ payload: { entries: [] } });
});
