import type { FoundFile } from '../assets/found-file';

/** The hash of a link to a story, as the player’s “Copy a link” makes it. */
export const PLAY = /#play=\d{1,4}\.[\w-]+/;

/** Whether a text contains a link to a story. */
export function hasPlayLink(text: string): boolean {
  return PLAY.test(text);
}

/** A pasted link, in the form that imports take. */
export function linkFile(text: string): FoundFile {
  return { path: 'link.txt', blob: new Blob([text]) };
}
