import type { Assets } from './assets-context';
import { customStyles } from './custom-styles';
import { fontFace } from './font-face';
import type { GameFiles } from './game-files';

interface OwnLook {
  fonts: Assets['fonts'];
  remove: () => void;
}

/** Adds a game’s fonts and styles to the page; the styles apply within players only. Unreadable fonts are left out. */
export async function applyOwnLook(game: GameFiles): Promise<OwnLook> {
  const loaded = await Promise.all(
    game.fonts.map(async ({ path, read }) => {
      const { name, family, ...descriptors } = fontFace(path);
      const face = new FontFace(family, await read(), descriptors);
      return face.load().then(
        () => ({ name, family, face }),
        () => null,
      );
    }),
  );
  const known = loaded.filter((font) => font !== null);
  const fonts = known.filter(
    ({ name }, place) => known.findIndex((one) => one.name === name) === place,
  );
  for (const { face } of known) document.fonts.add(face);
  const css = await game.readCss?.();
  const sheets = css === undefined ? [] : [customStyles(css, { ...game, fonts })];
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
  return {
    fonts,
    remove: () => {
      for (const { face } of known) document.fonts.delete(face);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (sheet) => !sheets.includes(sheet),
      );
    },
  };
}
