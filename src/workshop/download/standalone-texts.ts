import { editorMessages } from '../../site/messages/editor';
import { siteConfig } from '../../site/site-config';

/** The HTML page of a standalone story; its words are the story’s own, in any language. */
export function standalonePage(title: string): string {
  const { again, goOn, end, needsScript } = editorMessages.download;
  return `<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escapeHtml(title)}</title>
    <link rel="stylesheet" href="game/player.css" />
  </head>
  <body>
    <main
      id="story"
      data-again="${escapeHtml(again)}"
      data-go-on="${escapeHtml(goOn)}"
      data-end="${escapeHtml(end)}"
    ><noscript>${escapeHtml(needsScript)}</noscript></main>
    <script src="game/ink.js"></script>
    <script src="game/story.js"></script>
    <script src="game/player.js"></script>
  </body>
</html>
`;
}

/** The README in the zip for whoever unpacks it, with Windows line endings. */
export function standaloneReadme(title: string): string {
  return `${title}
${'='.repeat(Math.min(title.length, 70))}

Open index.html in a browser to play the story; no network is needed.
On a phone, unpack the zip first.

Contents
--------
index.html      the page to open
game/           the compiled story, a small player, and inkjs, which runs ink
                (MIT licence, see game/ink-LICENSE.txt)
ink/            the story's text; story.ink is the main file

The player shows text and choices only. Pictures, sound, saved games and
most markup need the engine, ${siteConfig.title}.

How to turn it into an ${siteConfig.title} game
------------------------------------
You need Node.js 22.12 or newer.

1. npx atrament-wizard create my-game
   It asks for a folder, a name, a theme and a font. Give story.ink as the
   main ink file.
2. Copy all files of ink/ into my-game/root/game/.
   Pictures and sounds go there too; paths in ink start from that folder.
3. In my-game: npm start
   The game is at http://localhost:8900 and reloads when you save a file.
4. npm run build-singlefile
   build/singlefile holds a game that opens without a server.
   npm run build makes one for the web in build/web.

How to read and change ink: https://github.com/inkle/ink
${siteConfig.title}: ${siteConfig.url}
`.replaceAll('\n', '\r\n');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
