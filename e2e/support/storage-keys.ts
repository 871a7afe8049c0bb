import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = path.resolve('src');
/** A key where a slot is created, or the constant that holds it. */
const SLOT = /createStorageSlot\(\s*(?:'(?<key>[^']+)'|(?<constant>\w+)(?=,| \+))/g;

/** Every key under which the site stores something in the browser, found in its source. */
export function storageKeys(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(SOURCE, name), 'utf8'));
  const valueOf = (constant: string): string => {
    const definition = new RegExp(`const ${constant}\\b[^=]*= '([^']+)'`);
    const value = files.map((text) => definition.exec(text)?.[1]).find(Boolean);
    if (value === undefined) throw new Error(`Nothing says which key ${constant} is.`);
    return value;
  };
  const slots = files.flatMap((text) => [...text.matchAll(SLOT)]);
  const keys = slots.map(({ groups }) => groups?.key ?? valueOf(String(groups?.constant)));
  // A prefix stands for the keys of all tab groups, or of all pages; the last key is Gatsby’s own.
  return [
    ...keys.map((key) =>
      key.replace(/\.$/, '.os').replace(/:$/, ':/docs/atrament-basics/choices/'),
    ),
    'gatsby-reload-compilation-hash-match',
  ];
}
