import { isRecord, MAIN_FILE } from '../../ink/story/story-program';
import { languageOfTable } from '../../ink/story/table-path';
import { fontFace } from '../player/assets/font-face';
import { CUSTOM_CSS, isFontFile } from '../player/assets/game-files';
import { decodedAddress, replaceAddresses } from '../player/assets/url-value';
import { fileNameOf } from './download-file';
import { encodePath, textFile, type GameParts, type ZipEntries } from './game-parts';
import { wizardValues } from './wizard-values';

/** The files that make a new project of the engine this game, at their places in it. */
export async function projectEntries({
  title,
  program,
  assets,
  config,
}: Pick<GameParts, 'title' | 'program' | 'assets'> & {
  config: EngineConfig;
}): Promise<ZipEntries> {
  const texts = Object.entries({ ...program.files, [MAIN_FILE]: program.source });
  const css = await assets.get(CUSTOM_CSS)?.text();
  return new Map([
    ['atrament.config.json', textFile(configFile(title, config))],
    ...texts.map(([name, text]) => [`root/game/${name}`, textFile(text)] as const),
    ...[...assets]
      .filter(([path]) => path !== CUSTOM_CSS && !isFontFile(path))
      // The engine copies all of its `root` into the game: what translators work with stays out of it.
      .map(([path, blob]) => [isTable(path) ? path : `root/game/${path}`, blob] as const),
    ...(css === undefined
      ? []
      : [['resources/styles/custom.css', textFile(fromRoot(css, assets))] as const]),
    ...fontEntries(assets),
  ]);
}

const isTable = (path: string): boolean => languageOfTable(path) !== null;

/** Styles whose addresses of the game’s files start from the project’s `root`, where its build finds them. */
function fromRoot(css: string, assets: ReadonlyMap<string, Blob>): string {
  return replaceAddresses(css, (address) => {
    const path = decodedAddress(address).replace(/^\.\//, '');
    if (!assets.has(path)) return null;
    return isFontFile(path)
      ? `../${encodePath(fontPlace(path).slice('resources/'.length))}`
      : `/game/${encodePath(path)}`;
  });
}

/** What the author says in `atrament.config.json`. */
export type EngineConfig = Readonly<Record<string, unknown>>;

/** The languages that the engine has its own words in, as it calls them. */
const ENGINE_LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['en', 'en'],
  ['de', 'de'],
  ['uk', 'ua'],
]);

/** The configuration of a translation, which is named after its own title. */
export function translatedConfig(
  { name: _name, short_name: _shortName, ...config }: EngineConfig,
  code: string,
): EngineConfig {
  // In a language that it does not have, the engine would show the keys of its words.
  const language = ENGINE_LANGUAGES.get(code.split('-')[0] ?? '') ?? 'en';
  return { ...config, language, locale: code };
}

/** As the wizard writes it, with the author’s own keys; the story’s tags for theme and font take precedence. */
function configFile(title: string, own: EngineConfig): string {
  const { language } = own;
  const values = {
    ...wizardValues(title),
    ...own,
    ...(typeof language === 'string' && { language: ENGINE_LANGUAGES.get(language) ?? language }),
    // Where the files of the project are.
    game: { ...(isRecord(own.game) && own.game), path: 'game', source: MAIN_FILE },
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
    const folder = fontFolder(name);
    const index = `import('./index.css');\n\nexport default { name: ${JSON.stringify(name)}, fallback: 'serif' };\n`;
    const rules = files.map(([path]) => {
      const { style, weight } = fontFace(path);
      return `@font-face {\n  font-family: ${JSON.stringify(name)};\n  font-style: ${style};\n  font-weight: ${weight};\n  src: url(${JSON.stringify(`.${fontPlace(path).slice(folder.length)}`)});\n}\n`;
    });
    return [
      [`${folder}/index.js`, textFile(index)],
      [`${folder}/index.css`, textFile(rules.join('\n'))],
      ...files.map(([path, blob]): [string, Blob] => [fontPlace(path), blob]),
    ];
  });
}

function fontFolder(family: string): string {
  return `resources/fonts/${fileNameOf(family, '').slice(0, -1)}`;
}

/** Where a font of the game is in a project of the engine. */
function fontPlace(path: string): string {
  return `${fontFolder(fontFace(path).name)}/${path.replace(/^fonts\//, '')}`;
}
