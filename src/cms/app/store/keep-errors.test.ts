import { InUseError } from '../server/in-use';
import type { CmsMap, CmsState } from './cms-store';
import { keepErrors } from './keep-errors';

const shown = [
  { id: '1', type: 'error', message: { key: 'notSaved' } },
  { id: '2', type: 'success', message: { key: 'saved' } },
  { id: '3', type: 'error', message: { key: 'notLoaded' } },
];
const state: CmsState = {
  entryDraft: {} as CmsMap,
  entries: {} as CmsMap,
  notifications: { notifications: shown },
};
const send = (type: string, key: string) => ({
  type: 'NOTIFICATION_SEND',
  payload: { type, message: { key }, dismissAfter: 8000 },
});
const dismiss = (id: string) => ({ type: 'NOTIFICATION_DISMISS', id });

it('keeps an error visible, once', () => {
  const error = send('error', 'notSaved');
  expect(keepErrors(error, state)).toEqual([
    dismiss('1'),
    { ...error, payload: { ...error.payload, dismissAfter: false } },
  ]);
});

it('shows only the message of an error', () => {
  const message = { key: 'notDone', details: new Error('It is in use.') };
  const error = { type: 'NOTIFICATION_SEND', payload: { type: 'error', message } };
  expect(keepErrors(error, state)).toMatchObject([
    { payload: { message: { key: 'notDone', details: 'It is in use.' } } },
  ]);
});

it.each([
  ['Failed to persist media: Error: It is protected.', 'Not uploaded. It is protected.'],
  ['Failed to delete media: It is protected.', 'Not deleted. It is protected.'],
])('speaks of pictures as of the rest: %s', (said, message) => {
  const error = { type: 'NOTIFICATION_SEND', payload: { type: 'error', message: said } };
  expect(keepErrors(error, state)).toMatchObject([{ payload: { message } }]);
});

it('lets success messages disappear', () => {
  const news = send('success', 'saved');
  expect(keepErrors(news, state)).toEqual([news]);
});

it('closes the errors when something is saved again', () => {
  const attempt = { type: 'ENTRY_PERSIST_REQUEST' };
  expect(keepErrors(attempt, state)).toEqual([dismiss('1'), dismiss('3'), attempt]);
});

it('does not report a missing link to the finished page, which nobody has asked for', () => {
  expect(keepErrors(send('error', 'ui.toast.onFailToLoadDeployPreview'), state)).toEqual([]);
});

it('leaves what is still in use to the dialog that says so', () => {
  const details = new InUseError('a.mdx', ['b.mdx']);
  for (const message of [{ key: 'notDone', details }, `Failed to delete: ${details.message}`]) {
    const error = { type: 'NOTIFICATION_SEND', payload: { type: 'error', message } };
    expect(keepErrors(error, state)).toEqual([]);
  }
});
