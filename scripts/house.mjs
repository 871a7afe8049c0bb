// Counts what shows whether people find their way in the code: `npm run house`; `--list` names the places, `--draw` draws
// the picture of the houses anew.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { houseOf } from '../houses.mjs';
import { drawHouses, PICTURE } from './draw-houses.mjs';

const SOURCE = /\.(?:tsx?|mjs|css)$/;
const TEST = /\.(?:test|fixture)\.tsx?$/;

/** All files below a folder, by their paths from the project. */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.posix.join(parentPath, name));
}

// Gatsby writes the types of queries beside the houses.
const sources = filesBelow('src').filter((file) => SOURCE.test(file) && file.split('/').length > 2);
const code = sources.filter((file) => /\.tsx?$/.test(file) && !TEST.test(file));
const known = new Set(sources);
const textOf = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));

/** What a file imports from other files of ours; types alone do not count as circles, but as ways between folders. */
function importsOf(file) {
  const found = [];
  const add = (specifier, isType) => {
    if (!specifier.startsWith('.')) return;
    const to = path.posix.join(path.posix.dirname(file), specifier);
    const target = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => to + end);
    const hit = target.find((one) => known.has(one) && !one.endsWith('.css'));
    if (hit !== undefined) found.push({ to: hit, isType });
  };
  const tree = ts.createSourceFile(file, textOf.get(file), ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      const clause = ts.isImportDeclaration(node) ? node.importClause : node;
      const names = clause?.namedBindings ?? clause?.exportClause;
      const isType =
        clause?.isTypeOnly === true ||
        (names?.elements?.length > 0 &&
          clause.name === undefined &&
          names.elements.every((one) => one.isTypeOnly));
      add(node.moduleSpecifier.text, isType);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      // What is loaded later is no circle.
      if (argument && ts.isStringLiteral(argument)) add(argument.text, true);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The circles of a graph: groups of nodes that lead to one another. */
function circlesOf(graph) {
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

const imports = new Map(code.map((file) => [file, importsOf(file)]));
const files = new Map(
  code.map((file) => [
    file,
    imports.get(file).flatMap(({ to, isType }) => (isType || to === file ? [] : [to])),
  ]),
);
const folderOf = (file) =>
  file
    .split('/')
    .slice(0, 3)
    .join('/')
    .replace(/\/[^/]*\.\w+$/, '');

function graphOf(nameOf, isWithin) {
  const graph = new Map();
  for (const [file, found] of imports) {
    const from = nameOf(file);
    const to = found.map((one) => one.to).filter((one) => isWithin(file, one));
    const names = to.map(nameOf).filter((name) => name !== from);
    graph.set(from, [...new Set([...(graph.get(from) ?? []), ...names])]);
  }
  return graph;
}

const houses = graphOf(houseOf, () => true);
const folders = graphOf(folderOf, (from, to) => houseOf(from) === houseOf(to));
const lines = code.reduce((sum, file) => sum + textOf.get(file).split('\n').length, 0);
const buttons = code.filter(
  (file) => !file.startsWith('src/ui/') && /<button\b/.test(textOf.get(file)),
);
const paths = code.filter((file) =>
  /['"`](?:\.\/)?src\/[\w./-]+\.(?:tsx?|css)['"`]/.test(textOf.get(file)),
);
const contributing = readFileSync('CONTRIBUTING.md', 'utf8').split('\n').length;
const fileCircles = circlesOf(files);
const folderCircles = circlesOf(folders);

const rows = [
  ['lines without tests', lines],
  ['houses', houses.size],
  ['houses in circles', circlesOf(houses).flat().length],
  ['circles of files', fileCircles.length],
  ['folders in circles', folderCircles.flat().length],
  ['files with buttons of their own', buttons.length],
  ['files with source paths as strings', paths.length],
  ['lines of CONTRIBUTING', contributing],
];
for (const [name, count] of rows) console.log(`${String(count).padStart(7)}  ${name}`);
if (process.argv.includes('--list')) {
  for (const [house, others] of [...houses].sort())
    console.log(house, '→', others.sort().join(' '));
  console.log(['', 'Circles of files:', ...fileCircles.map((one) => one.join('\n  '))].join('\n'));
  console.log(
    ['', 'Folders in circles:', ...folderCircles.map((one) => one.join('\n  '))].join('\n'),
  );
  console.log(['', 'Source paths as strings:', ...paths].join('\n'));
}
if (process.argv.includes('--draw')) {
  writeFileSync(PICTURE, drawHouses());
  console.log(`${PICTURE} is drawn.`);
}
