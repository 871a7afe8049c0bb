import type { FoundFile } from '../assets/found-file';

/** The hash of a link to a story, as the player’s “Copy a link” makes it. */
const PLAY = /#play(?:=|%(?:25)*3D)[\s\p{Cf}]*\d{1,4}[\s\p{Cf}]*\.[\s\p{Cf}]*[\w-]/iu;

/** Whether a text contains a link to a story. */
export function hasPlayLink(text: string): boolean {
  return PLAY.test(text);
}

/** A text from the link to a story in it, with what follows it; null if there is none. */
export function playLinkIn(text: string): string | null {
  const at = text.search(PLAY);
  return at < 0 ? null : text.slice(at);
}

/** A pasted link, in the form that imports take. */
export function linkFile(text: string): FoundFile {
  return { path: 'link.txt', blob: new Blob([text]) };
}
