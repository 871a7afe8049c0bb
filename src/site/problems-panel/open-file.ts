import { OPEN_FILE, type OpenAnswer } from '../../base/problems/problem-feed';

/** Opens a file in the author’s editor, or copies its place if that fails; resolves with what happened. */
export async function openFile(file: string, line: number): Promise<string> {
  const { isOpened, message } = await askServer(file, line);
  if (isOpened) return message;
  const place = `${file}:${line}`;
  return (await isCopied(place)) ? `Copied ${place}. ${message}` : `Open ${place}. ${message}`;
}

async function askServer(file: string, line: number): Promise<OpenAnswer> {
  const query = new URLSearchParams({ file, line: String(line) });
  try {
    const response = await fetch(`${OPEN_FILE}?${query.toString()}`, { method: 'POST' });
    return (await response.json()) as OpenAnswer;
  } catch {
    return { isOpened: false, message: 'The site has stopped, so it cannot open the file.' };
  }
}

/** Copies a text; a page that is not at localhost has no clipboard. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
