import { browserslist } from '../../../package.json';

/** Every browser of these that esbuild knows, as it names them: `chrome111`. The others are one of them by another name. */
const esbuildNames = (list: readonly string[]): string[] =>
  list
    .map((line) => line.split(' >= '))
    .filter(([name = '']) => ['chrome', 'firefox', 'safari'].includes(name))
    .map((parts) => parts.join(''));

/**
 * The browsers that all code is compiled for: those that read and play. Games are played on other people’s old phones, so
 * this list is the older one. package.json has it, and beside it what the playground and the CMS need.
 */
export const BROWSERS: string[] = esbuildNames(browserslist.defaults);
