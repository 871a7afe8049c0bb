// Gatsby’s own process in a build: scripts/gatsby.mjs starts it instead of Gatsby’s command line.
import { createRequire } from 'node:module';
import { guardBuild } from './build-guard/inside-build.mjs';
import { replaceParcel } from './compile-gatsby-files.mjs';

// While the last good public/ is copied, Gatsby’s modules load; compiling is the first thing it does.
const isKept = guardBuild(process.cwd());
if (!replaceParcel({ before: isKept })) await isKept;
createRequire(import.meta.url)('gatsby/cli.js');
