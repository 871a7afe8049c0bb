import { toBase64 } from '../../base/text/base64';
import { escapeHtml } from '../../base/text/escape-html';
import { UNDETERMINED } from '../../base/text/language-name';
import { currentLocale } from '../../config/current-locale';
import { downloadMessages as words } from '../../config/messages/download';
import { GAME_DATA_END, GAME_DATA_START, type GameData } from './game-data';
import { CUSTOM_CSS, isFontFile } from '../player/assets/game-files';
import { mediaType } from '../player/assets/media-type';
import { loadKitFile, type GameKit } from './game-kit';
import { encodePath, textFile, type GameParts, type ZipEntries } from './game-parts';
import { packedFiles } from './packed-files';

/** In words of 1999: it runs where the game’s own script cannot be read. */
const SAY_TOO_OLD =
  "document.querySelector('main')||document.getElementById('too-old').removeAttribute('hidden')";

/** The files of a game that plays from any folder. */
export async function gameEntries(parts: GameParts, kit: GameKit): Promise<ZipEntries> {
  const [script, style, licences] = await Promise.all(
    [kit.script, kit.style, kit.licences].map(loadKitFile),
  );
  const files = packedFiles(parts);
  const addresses = files.map(({ path, name }) => [path, `files/${encodePath(name)}`] as const);
  const head = '<link rel="stylesheet" href="game/player.css" />';
  const body = '<script src="game/story.js"></script>\n    <script src="game/player.js"></script>';
  return new Map([
    ['index.html', textFile(page(parts, head, body))],
    ['game/player.js', textFile(script ?? '')],
    ['game/player.css', textFile(style ?? '')],
    ['game/licences.txt', textFile(licences ?? '')],
    ['game/story.js', textFile(await dataScript(parts, Object.fromEntries(addresses)))],
    ...files.map(({ name, blob }) => [`files/${name}`, blob] as const),
  ]);
}

/** A game in one page, with everything inside. */
export async function oneFileGame(parts: GameParts, kit: GameKit): Promise<Blob> {
  const [script, style] = await Promise.all([kit.script, kit.style].map(loadKitFile));
  const addresses = await Promise.all(
    packedFiles(parts).map(
      async ({ path, name, blob }) =>
        [path, `data:${mediaType(name)};base64,${await base64(blob)}`] as const,
    ),
  );
  const data = await dataScript(parts, Object.fromEntries(addresses));
  const head = `<style>${style ?? ''}</style>`;
  const body = `<script>${data}</script>\n    <script>${script ?? ''}</script>`;
  return new Blob([page(parts, head, body)], { type: 'text/html;charset=utf-8' });
}

async function dataScript(
  { title, language, words, languages = [], compiled, assets, source, isForTesters }: GameParts,
  files: GameData['files'],
): Promise<string> {
  const fonts = [...assets].filter(([path]) => isFontFile(path));
  const data: GameData = {
    title,
    story: withoutMark(compiled),
    ...((languages.length > 0 || words) && { code: language }),
    ...(words && { words }),
    ...(languages.length > 0 && {
      languages: languages.map((one) => ({ ...one, story: withoutMark(one.story) })),
    }),
    files,
    fonts: Object.fromEntries(
      await Promise.all(fonts.map(async ([path, blob]) => [path, await base64(blob)] as const)),
    ),
    css: (await assets.get(CUSTOM_CSS)?.text()) ?? null,
    ...(isForTesters === true && { isForTesters }),
    ...(source && { source }),
  };
  return GAME_DATA_START + scriptSafe(JSON.stringify(data)) + GAME_DATA_END;
}

function page({ title, language }: GameParts, head: string, body: string): string {
  return `<!doctype html>
<html lang="${language ?? UNDETERMINED}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />
    <title>${escapeHtml(title)}</title>
    ${head}
  </head>
  <body>
    <noscript lang="${currentLocale.code}">${escapeHtml(words.needsScript)}</noscript>
    ${body}
    <p id="too-old" lang="${currentLocale.code}" hidden>${escapeHtml(words.tooOld)}</p>
    <script>${SAY_TOO_OLD}</script>
  </body>
</html>
`;
}

function withoutMark(json: string): string {
  return json.replace(/^\uFEFF/, '');
}

/** JSON that is also safe as JavaScript inside HTML. */
function scriptSafe(json: string): string {
  return json
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

async function base64(blob: Blob): Promise<string> {
  return toBase64(new Uint8Array(await blob.arrayBuffer()));
}
