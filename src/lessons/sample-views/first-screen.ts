/** Game tags whose effect is visible on the title screen only. */
const TITLE_TAG = /^\s*#\s*(?:cover|background|about|title_screen_layout|sessions)\s*:/;
/** Lines that may occur among the game’s tags. */
const AMONG_TAGS = /^\s*(?:$|#|\/\/|(?:VAR|CONST|LIST)\b)/;

/** Where a docs sample begins: on the title screen if its tags are about it. */
export function firstScreen(source: string): 'title' | 'game' {
  for (const line of source.split('\n')) {
    if (TITLE_TAG.test(line)) return 'title';
    if (!AMONG_TAGS.test(line)) break;
  }
  return 'game';
}
