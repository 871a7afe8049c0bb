import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { emptySite } from '../../../../testing/empty-site';
import type { DocumentNode } from '../../../base/tree/document-tree';
import { parseDocument } from '../../../docs/document/parse-document';
import { parseFrontmatter } from '../../../docs/frontmatter/parse-frontmatter';
import { mdxComponents } from '../../../site/mdx/mdx-components';
import { plainElements } from '../../../site/mdx/plain-elements';
import { knowsLanguage } from '../kit/highlight-code';
import { finishPreview } from './derive-preview';

const folder = 'content/docs';
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => path.posix.join(folder, name));

/** The names in a tree that cannot be drawn: one of them would leave the whole page without a preview. */
function unknownIn(tree: readonly DocumentNode[]): string[] {
  return tree.flatMap((node): string[] => {
    if (typeof node === 'string') return [];
    const [name, , ...children] = node;
    const isKnown = name in mdxComponents || plainElements.has(name);
    return [...(isKnown ? [] : [name]), ...unknownIn(children)];
  });
}

it('has a preview of every page', () => {
  const unknown = pages.flatMap((file) => {
    const { body } = parseFrontmatter(readFileSync(file, 'utf8'), file);
    const document = parseDocument(body, file, {
      highlight: (code) => [code],
      knowsLanguage,
      measureImage: () => ({ width: 1, height: 1 }),
    });
    return unknownIn(finishPreview(document, file, emptySite)).map((name) => `${file}: ${name}`);
  });
  expect(pages.length).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});
