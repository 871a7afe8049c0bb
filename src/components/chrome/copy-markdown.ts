import { copyPageMessages as words } from '../../site/messages/copy-page';
import { copyText } from '../mdx/code-block/copy-text';

/** What to tell the reader, and whether the text is on the clipboard. */
export interface CopyOutcome {
  isCopied: boolean;
  message: string;
}

/** Fetches a page’s Markdown and puts it on the clipboard; never rejects. */
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
  // A host may answer with a page of its own.
  const isPage = response.headers.get('content-type')?.includes('html') === true;
  if (!response.ok || isPage) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

/** Safari lets a page copy only while the click lasts, but what is copied may come later. */
async function copyComing(text: Promise<string>): Promise<void> {
  const blob = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    await copyText(await text);
  }
}
