/** What the desk refuses, in words for the one who asked. */
export class DeskError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409,
    message: string,
  ) {
    super(message);
  }
}
