import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { AssetsProvider, type Assets } from './assets-context';
import type { GameFiles } from './game-files';

const noFonts: Assets['fonts'] = [];

interface GameAssetsProps {
  files: GameFiles;
  children: ReactNode;
}

/** Makes the files of a game available to its player: pictures, sounds and video at once, fonts and styles soon after. */
export function GameAssets({ files, children }: GameAssetsProps) {
  const fonts = useOwnLook(files);
  const assets = useMemo(() => ({ ...files, fonts }), [files, fonts]);
  return <AssetsProvider value={assets}>{children}</AssetsProvider>;
}

/** Applies the game’s fonts and `custom.css` as long as the player is shown; returns the fonts. */
function useOwnLook(files: GameFiles): Assets['fonts'] {
  const [fonts, setFonts] = useState(noFonts);
  const hasNone = files.fonts.length === 0 && files.readCss === null;
  useEffect(() => {
    if (hasNone) return;
    let isStale = false;
    let remove = (): void => undefined;
    void import('./apply-own-look')
      .then(({ applyOwnLook }) => applyOwnLook(files))
      .then(
        (applied) => {
          if (isStale) applied.remove();
          else {
            ({ remove } = applied);
            setFonts(applied.fonts);
          }
        },
        // Without the code or a readable file, the story keeps the player’s own look.
        () => undefined,
      );
    return () => {
      isStale = true;
      remove();
    };
  }, [files, hasNone]);
  return hasNone ? noFonts : fonts;
}
