import { decodeText } from '../../../base/text/decode-text';
import { escapeHtml } from '../../../base/text/escape-html';
import type { receivedMessages } from '../../../config/messages/received';

/** The words of the page, which the build writes into the worker. */
export interface ReceivedWords extends Readonly<typeof receivedMessages> {
  language: string;
}

/** What another app shared; null if it could not be read. */
export type SharedWithUs = readonly File[] | null;

/** Without the site’s own styles, which need the app. */
const STYLE = `body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.125rem/1.5 Georgia,serif}
h1{font-size:1.6rem;font-weight:500}h2{font-size:1.125rem;font-weight:500;overflow-wrap:anywhere}
textarea{box-sizing:border-box;width:100%;height:16rem;padding:.5rem;font:.9375rem/1.5 monospace}`;

/** Answers with a page that says why a shared story is not kept, and has its text. */
export async function notKept(
  path: string,
  files: SharedWithUs,
  reason: string,
  words: ReceivedWords,
): Promise<Response> {
  const drawn = await Promise.all((files ?? []).map((file) => drawFile(file, words)));
  const page = `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${words.title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p role="alert">${files === null ? words.unread : words.about}</p>
<p>${words.reason} <i>${escapeHtml(reason)}</i></p>
${drawn.join('\n')}
<p><a href="${escapeHtml(path)}" target="_blank" rel="noreferrer">${words.playground}</a></p>
</main>
</body>
</html>
`;
  return new Response(page, { headers: { 'content-type': 'text/html;charset=utf-8' } });
}

async function drawFile(file: File, { noText }: ReceivedWords): Promise<string> {
  const name = escapeHtml(file.name);
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))?.text;
  // The first line break in the element is not part of its text.
  const body =
    text === undefined
      ? `<p>${noText}</p>`
      : `<textarea readonly aria-label="${name}">\n${escapeHtml(text)}</textarea>`;
  return `<h2>${name}</h2>\n${body}`;
}
