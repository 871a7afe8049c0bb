// Counts what shows whether people find their way in the code: `npm run house`; `--list` names the places, `--draw` draws
// the picture of the houses anew.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { houseOf } from '../houses.mjs';
import { drawHouses, PICTURE } from './draw-houses.mjs';
import { circlesOf, importGraph } from './import-circles.mjs';

const SOURCE = /\.(?:tsx?|mjs|css)$/;
const TEST = /\.(?:test|fixture)\.tsx?$/;

/** As many lines as `src` may have without its tests. It is raised only in a commit that says why. */
const MOST_LINES = 138_120;

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

/** What a file imports from other files of ours, types and what is loaded later included. */
function importsOf(file) {
  const found = [];
  const add = (specifier) => {
    if (!specifier.startsWith('.')) return;
    const to = path.posix.join(path.posix.dirname(file), specifier);
    const target = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => to + end);
    const hit = target.find((one) => known.has(one) && !one.endsWith('.css'));
    if (hit !== undefined) found.push(hit);
  };
  const tree = ts.createSourceFile(file, textOf.get(file), ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      add(node.moduleSpecifier.text);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteral(argument)) add(argument.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const imports = new Map(code.map((file) => [file, importsOf(file)]));

/** What imports what, by what files are called together. */
function graphOf(nameOf) {
  const graph = new Map();
  for (const [file, found] of imports) {
    const from = nameOf(file);
    const names = found.map(nameOf).filter((name) => name !== from);
    graph.set(from, [...new Set([...(graph.get(from) ?? []), ...names])]);
  }
  return graph;
}

const houses = graphOf(houseOf);
const folders = graphOf(path.posix.dirname);
const lines = code.reduce((sum, file) => sum + textOf.get(file).split('\n').length - 1, 0);
const buttons = code.filter(
  (file) => !file.startsWith('src/ui/') && /<button\b/.test(textOf.get(file)),
);
const paths = code.filter((file) =>
  /['"`](?:\.\/)?src\/[\w./-]+\.(?:tsx?|css)['"`]/.test(textOf.get(file)),
);
const contributing = readFileSync('CONTRIBUTING.md', 'utf8').split('\n').length;
const fileCircles = circlesOf(await importGraph(code));
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
if (lines > MOST_LINES) {
  console.error(
    `src has ${lines} lines without its tests, ${lines - MOST_LINES} more than it may (MOST_LINES in scripts/house.mjs). Remove as many, or raise the number in a commit that says why.`,
  );
  process.exitCode = 1;
}
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
