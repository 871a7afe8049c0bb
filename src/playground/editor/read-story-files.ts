import { controlsIn, listControls } from '../../base/text/controls';
import { readText, type DecodedText } from '../../base/text/decode-text';
import { editorMessages } from '../../config/messages/editor';
import { isPortablePath } from '../../ink/story/portable-name';
import { isFileName, PROJECT_LIMITS } from '../../ink/story/story-program';
import { normaliseFileName, type NamedText } from './file-set';

const MAX_FILE_KILOBYTES = 1000;
const MAX_FILE = MAX_FILE_KILOBYTES * 1024;

/** The texts of the files that were read, and a sentence for each file that was rejected or may be wrong. */
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
    const decoded = await read(file);
    if (!/\.ink$/i.test(file.name)) problems.push(words.ending(file.name));
    else if (!isFileName(name)) problems.push(`${file.name}: ${words.letters}`);
    else if (!isPortablePath(name)) problems.push(`${file.name}: ${words.reserved}`);
    else if (file.size > MAX_FILE) {
      problems.push(words.size(file.name, MAX_FILE_KILOBYTES));
    } else if (decoded === null) problems.push(words.encoding(file.name));
    else if (files.length >= room) problems.push(words.room(file.name));
    else {
      files.push({ name, text: decoded.text });
      if (decoded.encoding === 'windows-1252') problems.push(words.guessed(file.name));
      const { names } = controlsIn(decoded.text);
      if (names.length > 0) problems.push(words.controls(file.name, listControls(names)));
    }
  }
  return { files, problems };
}

async function read(file: File): Promise<DecodedText | null> {
  try {
    return await readText(file, MAX_FILE);
  } catch {
    return null;
  }
}
