import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * The circles of a graph, from the names of nodes to those they lead to: groups of nodes that lead to one another.
 */
export function circlesOf(graph) {
  const order = new Map();
  const low = new Map();
  const stack = [];
  const circles = [];
  const visit = (node) => {
    order.set(node, order.size);
    low.set(node, order.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) {
        visit(next);
        low.set(node, Math.min(low.get(node), low.get(next)));
      } else if (stack.includes(next)) low.set(node, Math.min(low.get(node), order.get(next)));
    }
    if (low.get(node) !== order.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) circles.push(circle);
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}

/** What esbuild finds in files and in all they import, by paths from `root`; types count for nothing. */
async function readImports(files, root) {
  const { metafile } = await build({
    stdin: { contents: files.map((file) => `import './${file}';`).join('\n'), resolveDir: root },
    absWorkingDir: path.resolve(root),
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.module.css': 'empty', '.woff2': 'empty' },
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    logLevel: 'error',
  });
  return Object.entries(metafile.inputs);
}

/**
 * What each file imports when it is loaded, by paths from `root`: no types, nothing that it loads later, no packages.
 */
export async function importGraph(files, root = '.') {
  return new Map(
    (await readImports(files, root)).map(([file, { imports }]) => [
      file,
      imports
        .filter(({ kind, external }) => kind === 'import-statement' && external !== true)
        .map((one) => one.path),
    ]),
  );
}

/** A package that is looked up by its name, to read its files: with Node’s `createRequire`. */
const LOOKED_UP = /(?<!\bpath\.)\bresolve\('(?<request>[^'.][^']*)'\)/g;

const lookedUpIn = (text) =>
  text.includes('createRequire(')
    ? Array.from(text.matchAll(LOOKED_UP), ({ groups }) => groups.request)
    : [];

const packageOf = (request) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0];

/** The packages that files use, and all they import, at once or later; each with one of the files that use it. */
export async function packagesOf(files, root = '.') {
  const uses = (await readImports(files, root)).flatMap(([file, { imports }]) => {
    const place = path.join(root, file);
    const text = existsSync(place) ? readFileSync(place, 'utf8') : '';
    return [
      ...imports.filter(({ external }) => external === true).map((one) => one.path),
      ...lookedUpIn(text),
    ].map((request) => [request, file]);
  });
  return new Map(
    uses
      // esbuild names its own helpers “<runtime>”.
      .filter(([request]) => !isBuiltin(request) && !request.startsWith('<'))
      .map(([request, file]) => [packageOf(request), file]),
  );
}
