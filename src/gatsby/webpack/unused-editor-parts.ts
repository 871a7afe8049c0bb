import path from 'node:path';
import type { StandIn } from './unused-gatsby-parts';

const standIn = path.resolve('src/gatsby/webpack/stand-ins/codemirror-language');

/** Parts of CodeMirror that the ink editor would load but never use, 13 KB gzip. */
export const unusedEditorParts: readonly StandIn[] = [
  { request: /^@codemirror\/language$/, standIn },
  { request: /^@lezer\/common$/, standIn },
];
