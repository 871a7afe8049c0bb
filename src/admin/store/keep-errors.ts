import type { CmsAction, CmsRule } from './cms-store';

/** What is tried again, or another thing that is tried: what was refused before has been read. */
const ATTEMPTS = new Set([
  'ENTRY_PERSIST_REQUEST',
  'ENTRY_DELETE_REQUEST',
  'UNPUBLISHED_ENTRY_PERSIST_REQUEST',
  'MEDIA_PERSIST_REQUEST',
  'MEDIA_DELETE_REQUEST',
]);

interface Notice {
  type?: string;
  message: unknown;
}

/** Has errors stay until they are closed or something is saved again: some say in three sentences what to do. */
export const keepErrors: CmsRule = (action, { notifications: { notifications } }) => {
  const errors = notifications.filter(({ type }) => type === 'error');
  const dismiss = ({ id }: { id: string }): CmsAction => ({ type: 'NOTIFICATION_DISMISS', id });
  if (ATTEMPTS.has(action.type)) return [...errors.map(dismiss), action];
  const notice = action.payload as Notice;
  if (action.type !== 'NOTIFICATION_SEND' || notice.type !== 'error') return [action];
  const same = errors.filter(({ message }) => keyOf(message) === keyOf(notice.message));
  const payload = { ...notice, message: inWords(notice.message), dismissAfter: false };
  return [...same.map(dismiss), { ...action, payload }];
};

/** The words of an error, which the CMS would put “Error:” in front of. */
function inWords(message: unknown): unknown {
  if (typeof message !== 'object' || message === null || !('details' in message)) return message;
  const { details } = message;
  return details instanceof Error ? { ...message, details: details.message } : message;
}

function keyOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'key' in message
    ? message.key
    : message;
}
