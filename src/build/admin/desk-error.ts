/** An action that the desk refuses, with a message for the user. */
export class DeskError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409,
    message: string,
  ) {
    super(message);
  }
}
