import { browserslist } from '../../../package.json';
import { esbuildNames } from './esbuild-names.mjs';

/**
 * The browsers that all code is compiled for: those that read and play. Games are played on other people’s old phones, so
 * this list is the older one. package.json has it, and beside it what the playground and the CMS need.
 */
export const BROWSERS: string[] = esbuildNames(browserslist.defaults);
