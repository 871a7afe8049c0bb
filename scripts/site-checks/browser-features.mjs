import { readFileSync } from 'node:fs';

/** The data of the web-features project, as JSON: its module is one that Jest cannot load. */
const { features } = JSON.parse(readFileSync('node_modules/web-features/data.json', 'utf8'));

/** How the data calls browserslist’s browsers; Samsung Internet is a Chrome. */
const NAMES_IN_DATA = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

const supportByKey = new Map(
  Object.values(features).flatMap(({ status }) =>
    Object.entries(status?.by_compat_key ?? {}).map(([key, { support }]) => [key, support]),
  ),
);

/** All features by their keys in MDN’s data: `css.types.color.light-dark`, `javascript.builtins.Array.at`. */
export const featureKeys = [...supportByKey.keys()];

/** Whether a browser of a list (lines of browserslist such as `safari >= 16.4`) lacks a feature. */
export function missingIn(list) {
  const oldest = list
    .map((line) => line.split(' >= '))
    .flatMap(([name, version]) => (NAMES_IN_DATA[name] ? [[NAMES_IN_DATA[name], version]] : []));
  const cache = new Map();
  return (key) => {
    if (!cache.has(key)) {
      const support = supportByKey.get(key);
      const isLacking = ([name, version]) => !isSince(support[name], version);
      cache.set(key, support !== undefined && oldest.some(isLacking));
    }
    return cache.get(key);
  };
}

/** Whether what is known since one version is known in another: `≤37` is 37 or before. */
function isSince(since, version) {
  if (since === undefined) return false;
  const [[major, minor = 0], [inMajor, inMinor = 0]] = [since.replace('≤', ''), version].map(
    (one) => one.split('.').map(Number),
  );
  return major < inMajor || (major === inMajor && minor <= inMinor);
}
