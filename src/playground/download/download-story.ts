import type { StoryProgram } from '../../ink/story/story-program';
import { downloadFile, fileNameOf } from './download-file';

/** Downloads the ink as a file, or as a zip if the story has several files; resolves with the name of what it makes. */
export async function downloadInk(title: string, { source, files }: StoryProgram): Promise<string> {
  if (Object.keys(files).length === 0) {
    return downloadFile(fileNameOf(title, 'ink'), new Blob([source]), 'text/plain;charset=utf-8');
  }
  const [{ zipFiles }, { textFile }] = await Promise.all([
    import(/* webpackChunkName: "zip" */ './zip-files'),
    import('./game-parts'),
  ]);
  const texts = Object.entries({ 'story.ink': source, ...files });
  const zip = await zipFiles(new Map(texts.map(([name, text]) => [name, textFile(text)])));
  return downloadFile(fileNameOf(`${title} ink`, 'zip'), zip, 'application/zip');
}
