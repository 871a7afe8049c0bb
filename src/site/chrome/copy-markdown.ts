import { copyPageMessages as words } from '../../config/messages/copy-page';
import { copyText } from '../mdx/code-block/copy-text';

/** The message for the reader, and whether the text is in the clipboard. */
export interface CopyOutcome {
  isCopied: boolean;
  message: string;
}

/** Fetches a page’s Markdown version and copies it to the clipboard; never rejects. */
export async function copyMarkdown(address: string): Promise<CopyOutcome> {
  const text = fetchText(address);
  try {
    await (typeof ClipboardItem === 'undefined' ? copyText(await text) : copyComing(text));
    return { isCopied: true, message: words.copied };
  } catch {
    return { isCopied: false, message: words.failed };
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  // A host may respond with a page of its own.
  const isPage = response.headers.get('content-type')?.includes('html') === true;
  if (!response.ok || isPage) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

/** Safari only allows copying during the click, but the copied content may arrive later. */
async function copyComing(text: Promise<string>): Promise<void> {
  const blob = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    await copyText(await text);
  }
}
