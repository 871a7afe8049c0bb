import type { StoryProgram } from '../../ink/story/story-program';
import { downloadFile, fileNameOf } from './download-file';

/** Downloads the ink as a file, or as a zip if the story has several files. */
export async function downloadInk(title: string, { source, files }: StoryProgram): Promise<void> {
  if (Object.keys(files).length === 0) {
    downloadFile(fileNameOf(title, 'ink'), new Blob([source]), 'text/plain;charset=utf-8');
    return;
  }
  const [{ zipFiles }, { textFile }] = await Promise.all([
    import(/* webpackChunkName: "zip" */ './zip-files'),
    import('./game-parts'),
  ]);
  const texts = Object.entries({ 'story.ink': source, ...files });
  const zip = await zipFiles(new Map(texts.map(([name, text]) => [name, textFile(text)])));
  downloadFile(fileNameOf(`${title} ink`, 'zip'), zip, 'application/zip');
}
