import { fromBase64 } from '../../base/text/base64';
import type { GameFiles } from '../player/assets/game-files';
import type { GameData } from '../download/game-data';

/** The files that came with the game. */
export function gameFiles({ files, fonts, css }: GameData): GameFiles {
  return {
    find: (path) => {
      const src = Object.hasOwn(files, path) ? files[path] : undefined;
      return src === undefined ? null : { src };
    },
    missingBackground: null,
    fonts: Object.entries(fonts).map(([path, text]) => ({
      path,
      read: () => Promise.resolve(fromBase64(text).buffer),
    })),
    readCss: css === null ? null : () => Promise.resolve(css),
  };
}
