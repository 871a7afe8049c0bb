import { mediaType } from '../player/assets/media-type';
import type { GameFiles } from '../player/assets/game-files';
import { sampleAssets } from '../player/assets/sample-assets';
import type { LinkExtras } from '../share/link-extras';

/** The files of a story that came in a link, and the site’s own pictures; what the link could not hold is left out. */
export function linkFiles(assets: LinkExtras['assets'] = {}): GameFiles {
  return {
    find: (path) => {
      const text = Object.hasOwn(assets, path) ? assets[path] : undefined;
      // Never a `blob:` address: opened by itself, it would be a page of this site.
      return text === undefined
        ? sampleAssets.find(path)
        : { src: `data:${mediaType(path)};base64,${text}` };
    },
    missingBackground: null,
    hidesMissing: true,
    fonts: [],
    readCss: null,
  };
}
