import { CUSTOM_CSS, isFontFile } from '../../player/assets/game-files';
import { fontFace } from '../../player/assets/font-face';
import { fileNameOf } from './download-file';
import { textFile, type GameParts, type ZipEntries } from './game-parts';

const MAIN_FILE = 'story.ink';

/** The files that make a new project of the engine this game, at their places in it. */
export function projectEntries({
  title,
  program,
  assets,
}: Omit<GameParts, 'compiled'>): ZipEntries {
  const texts = Object.entries({ ...program.files, [MAIN_FILE]: program.source });
  const css = assets.get(CUSTOM_CSS);
  return new Map([
    ['atrament.config.json', textFile(config(title))],
    ...texts.map(([name, text]) => [`root/game/${name}`, textFile(text)] as const),
    ...[...assets]
      .filter(([path]) => path !== CUSTOM_CSS && !isFontFile(path))
      .map(([path, blob]) => [`root/game/${path}`, blob] as const),
    ...(css === undefined ? [] : [['resources/styles/custom.css', css] as const]),
    ...fontEntries(assets),
  ]);
}

/** As the wizard writes it; the story’s tags for theme and font take precedence. */
function config(title: string): string {
  const name = fileNameOf(title, '').slice(0, -1);
  const values = {
    name: title,
    short_name: name,
    description: title,
    theme: 'light',
    font: 'System',
    language: 'en',
    locale: 'en-US',
    version: '1.0.0',
    game: { path: 'game', source: MAIN_FILE },
  };
  return `${JSON.stringify(values, null, 2)}\n`;
}

/** A folder for each font, in the form that the engine imports. */
function fontEntries(assets: ReadonlyMap<string, Blob>): [string, Blob][] {
  const families = new Map<string, [string, Blob][]>();
  for (const [path, blob] of assets) {
    if (!isFontFile(path)) continue;
    const { name } = fontFace(path);
    families.set(name, [...(families.get(name) ?? []), [path, blob]]);
  }
  return [...families].flatMap(([name, files]) => {
    const folder = `resources/fonts/${fileNameOf(name, '').slice(0, -1)}`;
    const index = `import('./index.css');\n\nexport default { name: ${JSON.stringify(name)}, fallback: 'serif' };\n`;
    const rules = files.map(([path]) => {
      const { style, weight } = fontFace(path);
      return `@font-face {\n  font-family: ${JSON.stringify(name)};\n  font-style: ${style};\n  font-weight: ${weight};\n  src: url(${JSON.stringify(`./${fileOf(path)}`)});\n}\n`;
    });
    return [
      [`${folder}/index.js`, textFile(index)],
      [`${folder}/index.css`, textFile(rules.join('\n'))],
      ...files.map(([path, blob]): [string, Blob] => [`${folder}/${fileOf(path)}`, blob]),
    ];
  });
}

function fileOf(path: string): string {
  return path.split('/').at(-1) ?? path;
}
