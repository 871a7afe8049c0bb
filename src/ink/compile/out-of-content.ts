/** Whether one of ink’s messages says that a text simply stops. */
export function isOutOfContent(message: string): boolean {
  return /ran out of content|unexpectedly reached end of content/.test(message);
}
