// Makes the process that `gatsby develop` starts compile Gatsby’s files with esbuild.
import path from 'node:path';
import { replaceParcel } from './compile-gatsby-files.mjs';

// Gatsby writes its script into its cache. Its workers load their own parts first.
if (path.basename(path.dirname(process.argv[1])) === '.cache') replaceParcel();
