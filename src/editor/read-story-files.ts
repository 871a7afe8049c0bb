import { isFileName, PROJECT_LIMITS } from '../core/story/story-program';
import { editorMessages } from '../site/messages/editor';
import { normaliseFileName, type NamedText } from './file-set';

const MAX_FILE_KILOBYTES = 1000;

/** The texts of the files that were read, and a sentence for each file that was rejected. */
export interface ReadFiles {
  files: NamedText[];
  problems: string[];
}

/** Reads dropped or chosen files; never rejects. `room` is how many more files the story can have. */
export async function readStoryFiles(
  chosen: readonly File[],
  room: number = PROJECT_LIMITS.files,
): Promise<ReadFiles> {
  const files: NamedText[] = [];
  const problems: string[] = [];
  const words = editorMessages.files.problems;
  for (const file of chosen) {
    const name = normaliseFileName(file.name);
    const text = await textOf(file);
    if (!/\.ink$/i.test(file.name)) problems.push(words.ending(file.name));
    else if (!isFileName(name)) problems.push(`${file.name}: ${words.letters}`);
    else if (file.size > MAX_FILE_KILOBYTES * 1024) {
      problems.push(words.size(file.name, MAX_FILE_KILOBYTES));
    } else if (text === null) problems.push(words.encoding(file.name));
    else if (files.length >= room) problems.push(words.room(file.name));
    else files.push({ name, text });
  }
  return { files, problems };
}

/** The text without byte order mark and carriage returns; null if it is not valid UTF-8. */
async function textOf(file: File): Promise<string | null> {
  try {
    if (file.size > MAX_FILE_KILOBYTES * 1024) return null;
    const bytes = await file.arrayBuffer();
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text.replace(/\r\n?/g, '\n');
  } catch {
    return null;
  }
}
