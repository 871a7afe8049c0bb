import { CMS_API, type DeskProtocol, type Refusal } from '../../protocol/protocol';
import { ChangedError } from '../conflict/save-or-ask';
import { InUseError } from './in-use';

/** Sends a request to the server of `npm run write`; rejects with its message if it refuses. */
export async function requestServer<A extends keyof DeskProtocol>(
  action: A,
  params: DeskProtocol[A][0],
): Promise<DeskProtocol[A][1]> {
  let response;
  try {
    response = await fetch(CMS_API, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action, params }),
    });
  } catch {
    throw new Error(
      'The CMS does not answer. Is “npm run write” still running? Your text is still here.',
    );
  }
  const result = (await response.json()) as DeskProtocol[A][1] & Partial<Refusal>;
  if (response.ok) return result;
  const message = result.error ?? `The CMS answered ${response.status}.`;
  if (result.inUse) throw new InUseError(result.inUse.file, result.inUse.users);
  throw result.changed ? new ChangedError(message, result.changed) : new Error(message);
}
