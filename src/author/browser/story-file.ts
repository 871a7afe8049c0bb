/**
 * A file of a built game with another story in it: the compiled story, which a web UI loads as JSON or as a script, or the
 * data of a downloaded game. Null for all other files.
 *
 * @param story The other story, as JSON.
 */
export function withStory(text: string, story: string): string | null {
  const content = text.replace(/^\uFEFF/, '').trimStart();
  if (/^\{\s*"inkVersion"/.test(content)) return story;
  if (/^[^{]*\bstoryContent\s*=\s*\{\s*"inkVersion"/.test(content))
    return `window.storyContent = ${story};`;
  const assignment = 'window.atramentGame = ';
  if (!content.startsWith(assignment)) return null;
  const data = JSON.parse(content.slice(assignment.length).replace(/;\s*$/, '')) as object;
  return `${assignment}${JSON.stringify({ ...data, story })};`;
}
