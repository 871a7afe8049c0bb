import { build } from 'esbuild';
import path from 'node:path';

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

/**
 * What each file imports when it is loaded, by paths from `root`: no types, nothing that it loads later, no packages.
 */
export async function importGraph(files, root = '.') {
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
    loader: { '.css': 'empty', '.module.css': 'empty' },
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    logLevel: 'error',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports
        .filter(({ kind, external }) => kind === 'import-statement' && external !== true)
        .map((one) => one.path),
    ]),
  );
}
