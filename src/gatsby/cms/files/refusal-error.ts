import type { StoredFile, Refusal } from '../../../cms/protocol/protocol';

/** An action that the server refuses, with a message for the user. */
export class RefusalError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409,
    message: string,
    /** The file as it is now, if it is not what the user opened. */
    readonly changed?: StoredFile,
    /** The file that others need. */
    readonly inUse?: Refusal['inUse'],
  ) {
    super(message);
  }
}
