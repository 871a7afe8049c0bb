import { endingOf } from '../../ink/story/asset-kinds';
import { fontFace } from '../player/assets/font-face';
import { isFontFile } from '../player/assets/game-files';
import { addressesIn, decodedAddress } from '../player/assets/url-value';
import { pathFrom } from './file-paths';

const FOLDER = /^(?:.*\/)?resources\/fonts\/[^/]+(?=\/)/;
const FAMILY = /\bname:\s*(?:"([^"\\]+)"|'([^'\\]+)')/;
const FACE = /@font-face\s*\{([^}]*)\}/gi;
const CUTS: Readonly<Record<string, string>> = {
  ...{ 100: 'Thin', 200: 'ExtraLight', 300: 'Light', 500: 'Medium', 600: 'SemiBold' },
  ...{ 700: 'Bold', bold: 'Bold', 800: 'ExtraBold', 900: 'Black' },
};

/** Whether a file says what the fonts beside it are: `index.js` the family, `index.css` the cuts. */
export function isFontModule(path: string): boolean {
  return /(?:^|\/)resources\/fonts\/[^/]+\/index\.(?:js|css)$/.test(path);
}

/**
 * What the fonts of an engine’s project are called in the playground, which reads family and cut from a file’s name.
 * `modules` are the texts beside them; no name is given twice.
 */
export function nameEngineFonts(
  paths: Iterable<string>,
  modules: ReadonlyMap<string, string>,
  taken: Iterable<string> = [],
): Map<string, string> {
  const names = new Map<string, string>();
  const used = new Set([...taken].map((name) => name.toLowerCase()));
  for (const path of paths) {
    if (!isFontFile(path)) continue;
    const file = fileFor(path, modules);
    let name = `fonts/${file}`;
    // As for the alphabets of a family, which are files of their own.
    for (let number = 2; used.has(name.toLowerCase()); number += 1) {
      name = `fonts/${number}/${file}`;
    }
    used.add(name.toLowerCase());
    names.set(path, name);
  }
  return names;
}

/** The folder in which the engine has a font, with the modules for it; `''` for any other file. */
export function fontFolderOf(path: string): string {
  return FOLDER.exec(path)?.[0] ?? '';
}

/** The file’s own name if it says the same as the module; otherwise the one that does. */
function fileFor(path: string, modules: ReadonlyMap<string, string>): string {
  const folder = fontFolderOf(path);
  const own = path.slice(path.lastIndexOf('/') + 1);
  const [, double, single] = FAMILY.exec(modules.get(`${folder}/index.js`) ?? '') ?? [];
  const family = double ?? single ?? fontFace(own).name;
  const rule = ruleFor(path, folder, modules.get(`${folder}/index.css`) ?? '');
  const cut = rule === null ? cutOf(fontFace(own).weight, fontFace(own).style) : cutOf(...rule);
  const stem = cut === '' ? family : `${family}-${cut}`;
  const made = `${stem}.${endingOf(path)}`;
  const [face, wanted] = [fontFace(own), fontFace(made)];
  const isSame =
    face.name === family && face.weight === wanted.weight && face.style === wanted.style;
  // A name that cannot be read back would say less than the file’s own.
  return isSame || wanted.name !== family || family.includes('/') ? own : made;
}

function ruleFor(
  path: string,
  folder: string,
  css: string,
): [weight: string, style: string] | null {
  for (const [, block = ''] of css.matchAll(FACE)) {
    const isIts = addressesIn(block).some(
      (address) => pathFrom(folder, decodedAddress(address.replace(/[?#].*$/, ''))) === path,
    );
    if (isIts) return [valueOf(block, 'font-weight'), valueOf(block, 'font-style')];
  }
  return null;
}

function valueOf(block: string, property: string): string {
  return new RegExp(`${property}\\s*:\\s*([^;]+)`, 'i').exec(block)?.[1]?.trim() ?? '';
}

function cutOf(weight: string, style: string): string {
  const cut = /^\d+\s+\d+$/.test(weight) ? 'Variable' : (CUTS[weight] ?? '');
  return `${cut}${/italic|oblique/.test(style) ? 'Italic' : ''}`;
}
