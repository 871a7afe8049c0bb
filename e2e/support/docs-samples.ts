import { readdirSync, readFileSync } from 'node:fs';
import type { InkSample } from '../../src/docs/document/samples/ink-sample';
import { readInkSample } from '../../src/docs/document/samples/read-ink-sample';

const DOCS = 'content/docs';
const FENCE = /^(?<indent> *)```ink(?<meta>| .*)\n(?<code>[^]*?)^\k<indent>```$/gm;

/** The complete samples of the docs as their authors wrote them, with the file of their page. */
export const docsSamples: readonly (InkSample & { file: string })[] = readdirSync(DOCS, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.mdx'))
  .flatMap((file) => {
    const text = readFileSync(`${DOCS}/${file}`, 'utf8');
    return [...text.matchAll(FENCE)].map(({ groups, index }) => {
      const { indent = '', meta = '', code = '' } = groups ?? {};
      const own = code.replace(new RegExp(`^${indent}`, 'gm'), '').trimEnd();
      const line = text.slice(0, index).split('\n').length;
      return { file, ...readInkSample({ language: 'ink', meta: meta.trim(), code: own, line }) };
    });
  })
  .filter(({ kind }) => kind === 'complete');
