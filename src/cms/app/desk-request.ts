import {
  DESK_API,
  type DeskAction,
  type DeskProtocol,
  type DeskRefusal,
} from '../protocol/desk-protocol';
import { ChangedError } from './conflict/save-or-ask';
import { InUseError } from './place/in-use';

/** Sends a request to the desk’s server; rejects with the server’s message if it refuses. */
export async function deskRequest<A extends DeskAction>(
  action: A,
  params: DeskProtocol[A][0],
): Promise<DeskProtocol[A][1]> {
  let response;
  try {
    response = await fetch(DESK_API, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action, params }),
    });
  } catch {
    throw new Error(
      'The CMS does not answer. Is “npm run write” still running? Your text is still here.',
    );
  }
  const result = (await response.json()) as DeskProtocol[A][1] & Partial<DeskRefusal>;
  if (response.ok) return result;
  const message = result.error ?? `The CMS answered ${response.status}.`;
  if (result.inUse) throw new InUseError(result.inUse.file, result.inUse.users);
  throw result.changed ? new ChangedError(message, result.changed) : new Error(message);
}
