// Gatsby’s own process in a build: scripts/gatsby.mjs starts it instead of Gatsby’s command line.
import { createRequire } from 'node:module';
import { replaceParcel } from './compile-gatsby-files.mjs';

replaceParcel();
createRequire(import.meta.url)('gatsby/cli.js');
