import type { DeskFile, DeskRefusal } from '../../cms/protocol/desk-protocol';

/** An action that the desk refuses, with a message for the user. */
export class DeskError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409,
    message: string,
    /** The file as it is now, if it is not what the user opened. */
    readonly changed?: DeskFile,
    /** The file that others need. */
    readonly inUse?: DeskRefusal['inUse'],
  ) {
    super(message);
  }
}
