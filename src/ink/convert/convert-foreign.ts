import { convertChoiceScript, namedScenes, sceneName } from './choicescript/convert-choicescript';
import { isChoiceScript } from './choicescript/read-scene';
import { convertTwine } from './twine/convert-twine';
import { isTwinePage, readTwinePage, storiesIn } from './twine/read-page';
import { isTwee, readTwee } from './twine/read-twee';
import type { Conversion } from './writing/conversion';

/** Writes a story of Twine or ChoiceScript as ink, from texts by their paths; null if there is none. */
export function convertForeign(texts: ReadonlyMap<string, string>): Conversion | null {
  const all = [...texts].sort(([one], [other]) => (one < other ? -1 : 1));
  const page = all.find(([path, text]) => /\.html?$/i.test(path) && isTwinePage(text));
  if (page !== undefined) {
    const [path, html] = page;
    const story = readTwinePage(html);
    if (story !== null) return convertTwine(story, folderOf(path));
  }
  const twee = all.filter(([path, text]) => !/\.html?$/i.test(path) && isTwee(text));
  const [first] = twee;
  if (first !== undefined) {
    const story = readTwee(twee.map(([, text]) => text).join('\n\n'));
    if (story !== null) return convertTwine(story, folderOf(first[0]));
  }
  return convertScenes(all.filter(([path]) => /\.txt$/i.test(path)));
}

/** The stories of the first page that is an archive of several: each as a page of its own. */
export function archivedStories(
  texts: ReadonlyMap<string, string>,
): { title: string; html: string }[] {
  for (const [path, text] of texts) {
    const stories = /\.html?$/i.test(path) && isTwinePage(text) ? storiesIn(text) : [];
    if (stories.length > 1) return stories;
  }
  return [];
}

/** Scenes, those included that are nothing but text and are named by others. */
function convertScenes(texts: readonly (readonly [string, string])[]): Conversion | null {
  const scenes = new Map(texts.filter(([, text]) => isChoiceScript(text)));
  const [first] = scenes.keys();
  if (first === undefined) return null;
  const named = namedScenes(scenes.values());
  for (const [path, text] of texts) {
    if (folderOf(path) === folderOf(first) && named.has(sceneName(path))) scenes.set(path, text);
  }
  return convertChoiceScript(scenes, folderOf(first));
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
