import { withPrefix } from 'gatsby';
import { workshopMessages as words } from '../../site/messages/workshop';
import type { Engine } from '../engine/client';
import type { StoryProgram } from '../engine/protocol';
import { downloadFile, fileNameOf } from '../share/download-file';

/** Hands the ink over as a file; of several files, the one that the story starts in. */
export function downloadInk(title: string, { source }: StoryProgram): void {
  downloadFile(fileNameOf(title, 'ink'), source, 'text/plain;charset=utf-8');
}

/** Packs the story as a game that opens in a browser; resolves with what went wrong, or null. */
export async function downloadGame(
  title: string,
  program: StoryProgram,
  engine: Engine,
): Promise<string | null> {
  try {
    const { json } = await engine.ask('compile', { program });
    if (json === null) return words.downloadFailed(words.mistakesFirst);
    const { makeStoryZip } = await import('../share/story-zip');
    const packed = await makeStoryZip({ title, program, compiled: json }, withPrefix('/player/'));
    if (!packed.isOk) return packed.message;
    downloadFile(fileNameOf(title, 'zip'), packed.zip, 'application/zip');
    return null;
  } catch (error) {
    return words.downloadFailed(error instanceof Error ? error.message : String(error));
  }
}
