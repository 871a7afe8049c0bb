import { saysInUse } from '../server/in-use';
import type { CmsAction, CmsRule } from './cms-store';

/** Trying again, or trying something else, means that the error has been read. */
const ATTEMPTS = new Set([
  'ENTRY_PERSIST_REQUEST',
  'ENTRY_DELETE_REQUEST',
  'UNPUBLISHED_ENTRY_PERSIST_REQUEST',
  'UNPUBLISHED_ENTRY_STATUS_CHANGE_REQUEST',
  'UNPUBLISHED_ENTRY_PUBLISH_REQUEST',
  'MEDIA_PERSIST_REQUEST',
  'MEDIA_DELETE_REQUEST',
]);

/** The CMS looks for a link to the finished page by itself, and does without one. */
const NOT_AN_ERROR = 'ui.toast.onFailToLoadDeployPreview';

interface Notice {
  type?: string;
  message: unknown;
}

/** Keeps errors until they are closed or something is saved: some need three sentences to say what to do. */
export const keepErrors: CmsRule = (action, { notifications: { notifications } }) => {
  const errors = notifications.filter(({ type }) => type === 'error');
  const dismiss = ({ id }: { id: string }): CmsAction => ({ type: 'NOTIFICATION_DISMISS', id });
  if (ATTEMPTS.has(action.type)) return [...errors.map(dismiss), action];
  const notice = action.payload as Notice;
  if (action.type !== 'NOTIFICATION_SEND' || notice.type !== 'error') return [action];
  const message = inWords(notice.message);
  if (keyOf(message) === NOT_AN_ERROR || saysInUse(textOf(message))) return [];
  const same = errors.filter((error) => keyOf(error.message) === keyOf(message));
  const payload = { ...notice, message, dismissAfter: false };
  return [...same.map(dismiss), { ...action, payload }];
};

/** The text of an error, without the “Error:” that the CMS would add; of pictures it does not speak like of the rest. */
function inWords(message: unknown): unknown {
  if (typeof message === 'string') {
    return message
      .replace(/^Failed to persist media: (?:Error: )?/, 'Not uploaded. ')
      .replace(/^Failed to delete media: /, 'Not deleted. ');
  }
  if (typeof message !== 'object' || message === null || !('details' in message)) return message;
  const { details } = message;
  return details instanceof Error ? { ...message, details: details.message } : message;
}

/** Of pictures the CMS speaks in its own words, which end with the error’s. */
function textOf(message: unknown): string {
  const isWorded = typeof message === 'object' && message !== null && 'details' in message;
  return String(isWorded ? message.details : message);
}

function keyOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'key' in message
    ? message.key
    : message;
}
