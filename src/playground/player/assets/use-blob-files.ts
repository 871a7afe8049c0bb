import { useEffect, useMemo, useRef } from 'react';
import { BlobUrls } from './blob-urls';
import { CUSTOM_CSS, isFontFile, type GameFiles } from './game-files';
import { sampleAssets } from './sample-assets';

/** The files of a project; the site’s own pictures stand in for pictures that it does not have. */
export function useBlobFiles(assets: ReadonlyMap<string, Blob>): GameFiles {
  const urls = useRef(new BlobUrls());

  useEffect(() => urls.current.keepOnly(new Set(assets.values())), [assets]);
  useEffect(() => {
    const { current } = urls;
    return () => current.keepOnly(new Set());
  }, []);

  return useMemo(() => {
    const css = assets.get(CUSTOM_CSS);
    return {
      find: (path) => {
        const blob = assets.get(path);
        return blob === undefined ? sampleAssets.find(path) : { src: urls.current.of(path, blob) };
      },
      missingBackground: sampleAssets.missingBackground,
      fonts: [...assets]
        .filter(([path]) => isFontFile(path))
        .map(([path, blob]) => ({ path, read: () => blob.arrayBuffer() })),
      readCss: css === undefined ? null : () => css.text(),
    };
  }, [assets]);
}
