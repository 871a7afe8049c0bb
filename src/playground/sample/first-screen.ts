/** Tags of a game whose work is seen on the title screen, and nowhere else. */
const TITLE_TAG = /^\s*#\s*(?:cover|background|about|title_screen_layout|sessions)\s*:/;
/** What may stand among the tags of the game. */
const AMONG_TAGS = /^\s*(?:$|#|\/\/|(?:VAR|CONST|LIST)\b)/;

/** Where a sample of the docs begins: on the title screen, where its tags are about that. */
export function firstScreen(source: string): 'title' | 'game' {
  for (const line of source.split('\n')) {
    if (TITLE_TAG.test(line)) return 'title';
    if (!AMONG_TAGS.test(line)) break;
  }
  return 'game';
}
