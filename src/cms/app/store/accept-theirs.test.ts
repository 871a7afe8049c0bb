import { readPage } from '../../editing/editable-page';
import { TheirsAcceptedError } from '../conflict/ask-about-conflict';
import type { CmsMap, CmsState } from './cms-store';
import { acceptTheirs } from './accept-theirs';

const path = 'content/docs/a.mdx';
const text = '---\ntitle: Theirs\ndescription: How.\n---\n\nWords.\n';
const draft = { collection: 'pages', slug: 'a', path, data: { title: 'Mine' } };
const state: CmsState = {
  entryDraft: { get: () => ({ toJS: () => draft }) } as unknown as CmsMap,
  entries: {} as CmsMap,
  notifications: { notifications: [] },
};
const failure = (details: Error) => ({
  type: 'NOTIFICATION_SEND',
  payload: { type: 'error', message: { key: 'notSaved', details } },
});

it('fills the form with the text of the file, and says so', () => {
  const accepted = new TheirsAcceptedError({ path, text, hash: '1' });
  const entry = { ...draft, raw: text, data: readPage(text, path) };
  expect(acceptTheirs(failure(accepted), state)).toEqual([
    { type: 'ENTRY_SUCCESS', payload: { collection: 'pages', entry } },
    { type: 'DRAFT_CREATE_FROM_ENTRY', payload: { entry } },
    {
      type: 'NOTIFICATION_SEND',
      payload: { type: 'info', message: accepted.message, dismissAfter: 8000 },
    },
  ]);
});

it('leaves other errors alone', () => {
  const error = failure(new Error('No.'));
  expect(acceptTheirs(error, state)).toEqual([error]);
});
