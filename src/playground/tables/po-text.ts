import { decodeAs, decodeText } from '../../base/text/decode-text';
import { tablesMessages } from '../../config/messages/tables';
import { MAX_TABLE } from './table-limit';

const { problems } = tablesMessages;
/** How much of a file can be its header, in bytes. */
const HEAD = 16 * 1024;

/** The text of a gettext file: Unicode, or in the encoding that its header names. */
export function poText(bytes: Uint8Array): { text: string } | { problem: string } {
  if (bytes.length > MAX_TABLE) return { problem: problems.tooLarge(MAX_TABLE) };
  const decoded = decodeText(bytes);
  if (decoded !== null && decoded.encoding !== 'windows-1252') return { text: decoded.text };
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  const named = /charset=(?<name>[\w.:-]+)/i.exec(head)?.groups?.name ?? null;
  const text = named === null || /^utf/i.test(named) ? null : decodeAs(bytes, named);
  return text === null ? { problem: problems.encoding(named) } : { text };
}
