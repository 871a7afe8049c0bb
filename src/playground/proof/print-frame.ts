import { escapeHtml } from '../../base/text/escape-html';

/** For paper first; word processors keep headings, indents and links. */
const STYLE = `body{max-width:34em;margin:2em auto;padding:0 1em;font:12pt/1.5 Georgia,'Times New Roman',serif;color:#222}
h1{font-size:1.8em}h2{font-size:1.2em;margin:2em 0 .5em;break-after:avoid}
p{margin:0 0 .4em;orphans:2;widows:2}a{color:inherit}
.ink{color:#767676;white-space:pre-wrap}.about{color:#555;font-style:italic}
table{border-collapse:collapse}td,th{padding:.1em 1.5em .1em 0;text-align:left;border-bottom:1px solid #ccc}`;

/** What a page for paper is about. */
interface PrintedPage {
  title: string;
  /** As `lang` attributes need it; null if it is not known. */
  language: string | null;
}

/** A page for paper, which word processors open, too: its title, and what is below, which is HTML. */
export function printFrame({ title, language }: PrintedPage, content: string): string {
  return `<!doctype html>
<html lang="${escapeHtml(language ?? 'und')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1 dir="auto">${escapeHtml(title)}</h1>
${content}</main>
</body>
</html>
`;
}
