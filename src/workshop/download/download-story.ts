import { withPrefix } from 'gatsby';
import type { StoryProgram } from '../../core/story/story-program';
import type { Engine } from '../../player/engine/client';
import type { PlayedProgram } from '../../player/engine/protocol';
import { workshopMessages as words } from '../../site/messages/workshop';
import { downloadFile, fileNameOf } from './download-file';

/** Downloads the ink as a file, or as a zip if the story has several files. */
export async function downloadInk(title: string, { source, files }: StoryProgram): Promise<void> {
  if (Object.keys(files).length === 0) {
    downloadFile(fileNameOf(title, 'ink'), source, 'text/plain;charset=utf-8');
    return;
  }
  const { packInk } = await import('./story-zip');
  downloadFile(
    fileNameOf(`${title} ink`, 'zip'),
    await packInk({ source, files }),
    'application/zip',
  );
}

/** Packs the story as a game that opens in a browser; resolves with the reason if it failed, or null. */
export async function downloadGame(
  title: string,
  program: PlayedProgram,
  engine: Engine,
): Promise<string | null> {
  try {
    const json = program.json ?? (await engine.ask('compile', { program })).json;
    if (json === null) return words.downloadFailed(words.mistakesFirst);
    const { makeStoryZip } = await import('./story-zip');
    const packed = await makeStoryZip({ title, program, compiled: json }, withPrefix('/player/'));
    if (!packed.isOk) return packed.message;
    downloadFile(fileNameOf(title, 'zip'), packed.zip, 'application/zip');
    return null;
  } catch (error) {
    return words.downloadFailed(error instanceof Error ? error.message : String(error));
  }
}
