import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'htmlparser2';

/** A finished site for the checks: its files by address, its HTML parsed once. */
export function readSite(directory) {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `/${path.relative(directory, file).split(path.sep).join('/')}`)
    .sort();
  const known = new Set(files);
  const read = (address) => readFileSync(path.join(directory, address), 'utf8');
  const documents = files
    // Fragments that Gatsby puts into pages.
    .filter((address) => address.endsWith('.html') && !address.startsWith('/_gatsby/'))
    .map((address) => {
      const html = read(address);
      return { address, html, document: parseDocument(html) };
    });
  return {
    directory,
    files,
    read,
    documents,
    /** Documents that are pages: the others forward readers. */
    pages: documents.filter(({ html }) => html.includes('id="___gatsby"')),
    has: (address) => known.has(address.endsWith('/') ? `${address}index.html` : address),
  };
}

/** The elements of a document that match `test`, given name and attributes. */
export function elementsOf(node, test) {
  const found = [];
  const visit = (current) => {
    if (current.attribs !== undefined && test(current.name, current.attribs)) found.push(current);
    for (const child of current.children ?? []) visit(child);
  };
  visit(node);
  return found;
}

/** The text within an element, as it is written. */
export function textOf(element) {
  return element.children.map((child) => child.data ?? '').join('');
}
