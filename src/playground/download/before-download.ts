import { playerMessages } from '../../config/messages/player';
import { safeUrl } from '../../ink/markup/safe-url';
import { withoutComments } from '../../ink/reading/comments';
import { gameName } from '../../ink/story/game-name';
import type { StoryProgram } from '../../ink/story/story-program';
import { findFileUses } from '../assets/find-file-uses';
import { fontFace } from '../player/assets/font-face';
import { CUSTOM_CSS, isFontFile } from '../player/assets/game-files';
import { isGameFont } from '../player/state/story-look';

/** The files that a story names and the game does not have; web addresses and computed names are left out. */
export function missingFiles(program: StoryProgram, assets: ReadonlyMap<string, Blob>): string[] {
  const missing = findFileUses(program, new Set()).flatMap(({ path, isComputed }) => {
    const url = isComputed ? null : safeUrl(path);
    const isFile = url?.kind === 'file' && /\.\w+$/.test(url.path);
    return isFile && !assets.has(url.path) ? [url.path] : [];
  });
  return [...new Set(missing)].sort();
}

/** Where a story meets a difference of the list, by the difference’s id. */
const MEETS: Readonly<Record<string, (text: string, fonts: readonly string[]) => boolean>> = {
  externals: (text) => /^[ \t]*EXTERNAL\s/m.test(text),
  templates: (text) => /\[template\b/.test(text),
  debugger: (text) => /^\s*#\s*debug\b(?!\s*:\s*false)/m.test(text),
  'html-that-acts': (text) =>
    /<(?:button|form|input|select|iframe|svg|script|video|audio|canvas|object|embed)\b/i.test(text),
  'html-pictures': (text) => /<img\b/i.test(text),
  'game-fonts': (text, fonts) => {
    const font = /^\s*#\s*font\s*:\s*([^#\n]+)/m.exec(text)?.[1]?.trim();
    return font !== undefined && isGameFont(font) && !fonts.includes(font.toLowerCase());
  },
};

/** The ids of differences that can be told from a story’s text. */
export const TOLD_DIFFERENCES = [...Object.keys(MEETS), 'untitled', 'custom-css'];

/** The ids of the differences that a game meets. */
export function differencesMet(
  program: StoryProgram,
  assets: ReadonlyMap<string, Blob>,
  name: string | null,
): string[] {
  const fonts = [...assets.keys()]
    .filter(isFontFile)
    .map((path) => fontFace(path).name.toLowerCase());
  const met = Object.entries(MEETS).filter(([, test]) =>
    textsOf(program).some((text) => test(text, fonts)),
  );
  return [
    ...met.map(([id]) => id),
    ...(gameName(program, name) === playerMessages.unnamed ? ['untitled'] : []),
    ...(assets.has(CUSTOM_CSS) ? ['custom-css'] : []),
  ];
}

function textsOf({ source, files }: StoryProgram): string[] {
  return [source, ...Object.values(files)].map(withoutComments);
}
