import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { replaceComponent } from '../document/replace-component';
import type { MadeWith } from './made-with';

/** Draws the works in place of each `<MadeWith>`; each has an anchor, its links, and where its maker says what it is. */
export function drawMadeWith(
  tree: readonly DocumentNode[],
  works: readonly MadeWith[],
): DocumentNode[] {
  return replaceComponent(tree, 'MadeWith', () => [['dl', 0, ...works.flatMap(drawWork)]]);
}

function drawWork({ id, title, language, by, about, ...links }: MadeWith): DocumentElement[] {
  const shown: [text: string, href: string | undefined][] = [
    ['Play it', links.play],
    ['Source', links.source],
    ['What its maker says', links.said],
  ];
  const drawn = shown.flatMap(([text, href]): DocumentNode[] =>
    href === undefined ? [] : [' · ', ['a', { href }, text]],
  );
  return [
    ['dt', { id, ...(language !== undefined && { lang: language }) }, title],
    ['dd', 0, `${about} By ${by}.`, ['br', 0], ...drawn.slice(1)],
  ];
}
